import type { Metadata } from 'next'
import { SourcesView } from '@/components/sources/sources-view'
import { getMessages } from '@/lib/messages/catalogue'
import { readLanguage } from '@/lib/server/language'
import { readOtherSources } from '@/lib/server/reads/other-sources'
import { readSources } from '@/lib/server/reads/sources'
import { contentMetadata } from '../content-metadata'

type Props = { params: Promise<{ lang: string }> }

export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lang = await readLanguage(params)
  const { title, description } = getMessages(lang).sources
  return contentMetadata({ lang, route: '/sources', title, description, isHidden: (await readSources()) === 'failed' })
}

/** `/sources`: the lists behind the figures (docs/adr/0075-a-figure-has-a-source.md). */
export default async function SourcesPage({ params }: Props) {
  const lang = await readLanguage(params)
  const [read, other] = await Promise.all([readSources(), readOtherSources()])
  return (
    <SourcesView
      sources={read}
      other={other.sources}
      isWhole={other.isWhole}
      lang={lang}
      text={getMessages(lang).sources}
    />
  )
}
