import type { Metadata } from 'next'
import { DevelopersView } from '@/components/open-data/developers-view'
import { getMessages } from '@/lib/messages/catalogue'
import { getEnvironment } from '@/lib/server/env'
import { readLanguage } from '@/lib/server/language'
import { readOpenApi } from '@/lib/server/reads/open-data'
import { contentMetadata } from '../content-metadata'

type Props = { params: Promise<{ lang: string }> }

export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lang = await readLanguage(params)
  const { title, description } = getMessages(lang).developers
  return contentMetadata({ lang, route: '/developers', title, description, isHidden: false })
}

/** `/developers`: addresses, limits and calls for programs (docs/adr/0076-open-data.md). */
export default async function DevelopersPage({ params }: Props) {
  const lang = await readLanguage(params)
  const read = await readOpenApi()
  return (
    <DevelopersView api={read} siteUrl={getEnvironment().siteUrl} lang={lang} text={getMessages(lang).developers} />
  )
}
