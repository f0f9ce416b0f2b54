import type { Metadata } from 'next'
import { DataView } from '@/components/open-data/data-view'
import { getMessages } from '@/lib/messages/catalogue'
import { jsonLdText } from '@/lib/rules/json-ld/json-ld'
import { datasetJsonLd } from '@/lib/rules/open-data/catalogue'
import { holdsNothing } from '@/lib/rules/open-data/exports'
import { getEnvironment } from '@/lib/server/env'
import { readLanguage } from '@/lib/server/language'
import { catalogueSource } from '@/lib/server/open-data/export-answer'
import { readOpenData } from '@/lib/server/reads/open-data'
import { readSources } from '@/lib/server/reads/sources'
import { contentMetadata } from '../content-metadata'

type Props = { params: Promise<{ lang: string }> }

export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lang = await readLanguage(params)
  const { title, description, descriptionClosed } = getMessages(lang).openData
  const read = await readOpenData()
  const edition = read === 'failed' ? null : (read?.edition ?? null)
  const isClosed = edition !== null && holdsNothing(edition)
  return contentMetadata({
    ...{ lang, route: '/data', title, isHidden: read === 'failed' },
    description: isClosed ? descriptionClosed : description,
  })
}

/** `/data`: the directory as files (docs/open-data.md). */
export default async function DataPage({ params }: Props) {
  const lang = await readLanguage(params)
  const [openData, sources] = await Promise.all([readOpenData(), readSources()])
  const source = openData === 'failed' || openData === null ? null : await catalogueSource(openData)
  const { openData: text, layout } = getMessages(lang)
  return (
    <>
      {source !== null && !holdsNothing(source.edition) && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: jsonLdText(datasetJsonLd(source, lang)) }}
        />
      )}
      <DataView
        read={openData}
        sources={sources === 'failed' ? [] : (sources ?? [])}
        brand={layout.brand}
        siteUrl={getEnvironment().siteUrl}
        lang={lang}
        text={text}
      />
    </>
  )
}
