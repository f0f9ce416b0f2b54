import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { CorrectionView } from '@/components/enquiries/correction-view'
import { getMessages } from '@/lib/messages/catalogue'
import { institutePath } from '@/lib/rules/institute/institute-path'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import type { SearchParams } from '@/lib/rules/routes/search-params'
import { readCorrection } from '@/lib/server/enquiries/correction'
import { readLanguage } from '@/lib/server/language'
import { contentMetadata } from '../content-metadata'

type Props = { params: Promise<{ lang: string }>; searchParams: Promise<SearchParams> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lang = await readLanguage(params)
  const { correctionTitle: title, correctionDescription: description } = getMessages(lang).sources
  return contentMetadata({ lang, route: '/correction', title, description, isHidden: false })
}

/** `/correction?id=&figure=`: reports a wrong figure, without an account (docs/adr/0075-a-figure-has-a-source.md). */
export default async function CorrectionPage({ params, searchParams }: Props) {
  const [lang, { id, figure }] = await Promise.all([readLanguage(params), searchParams])
  const texts = Object.entries({ id, figure }).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  const correction = await readCorrection(new URLSearchParams(texts))
  // Where the institution would stand, it is said that there is none.
  if (correction === null) redirect(localizedPath(institutePath(String(id)), lang))
  return <CorrectionView {...correction} lang={lang} messages={getMessages(lang)} />
}
