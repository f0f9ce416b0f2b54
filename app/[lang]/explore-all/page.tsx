import type { Metadata } from 'next'
import { ExploreView } from '@/components/explore/explore-view'
import { getMessages } from '@/lib/messages/catalogue'
import { institutePath } from '@/lib/rules/institute/institute-path'
import { itemListJsonLd } from '@/lib/rules/json-ld/item-list'
import { jsonLdText } from '@/lib/rules/json-ld/json-ld'
import { localizedUrl } from '@/lib/rules/routes/localized-url'
import { getEnvironment } from '@/lib/server/env'
import { readLanguage } from '@/lib/server/language'
import { readTopInstitutes } from '@/lib/server/reads/top-institutes'
import { contentMetadata } from '../content-metadata'

type Props = { params: Promise<{ lang: string }> }

export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lang = await readLanguage(params)
  const { title, description } = getMessages(lang).explore
  const isHidden = (await readTopInstitutes()) === 'failed'
  return contentMetadata({ lang, route: '/explore-all', title, description, isHidden })
}

/** `/explore-all` (spec 2 §2). */
export default async function ExplorePage({ params }: Props) {
  const lang = await readLanguage(params)
  const institutes = (await readTopInstitutes()) ?? []
  const listed = (institutes === 'failed' ? [] : institutes).flatMap(({ instituteId: id, name }) =>
    id === null ? [] : { id, name },
  )
  const list = itemListJsonLd({
    items: listed,
    lang,
    page: 1,
    total: listed.length,
    urlOf: (id) => localizedUrl(getEnvironment().siteUrl, institutePath(id), lang),
  })
  return (
    <>
      {list && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLdText(list) }} />}
      <ExploreView institutes={institutes} lang={lang} text={getMessages(lang).explore} />
    </>
  )
}
