import type { Metadata } from 'next'
import { StartHero } from '@/components/directory/start-hero'
import { StartLinks } from '@/components/directory/start-links'
import { getMessages } from '@/lib/messages/catalogue'
import { figure } from '@/lib/rules/figure'
import { fillMessage } from '@/lib/rules/fill-message'
import { EMPTY_FILTERS } from '@/lib/rules/filters'
import { filtersToHref } from '@/lib/rules/filters-query'
import { localizedPath, localizedUrl } from '@/lib/rules/localized-url'
import { getEnvironment } from '@/lib/server/env'
import { readLanguage } from '@/lib/server/language'
import { countInstitutes } from '@/lib/server/reads/institute'
import { listDistricts, listInstituteTypes } from '@/lib/server/reads/lookup'
import { settled } from '@/lib/server/settled'

type Props = { params: Promise<{ lang: string }> }

export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lang = await readLanguage(params)
  const { siteUrl } = getEnvironment()
  const [en, kn] = [localizedUrl(siteUrl, '/', 'en'), localizedUrl(siteUrl, '/', 'kn')]
  return { alternates: { canonical: lang === 'kn' ? kn : en, languages: { en, kn, 'x-default': en } } }
}

/** Where everybody begins: one search, and the directory by kind and by place. */
export default async function StartPage({ params }: Props) {
  const lang = await readLanguage(params)
  const [total, types, districts] = await Promise.all([
    settled(countInstitutes(), 0),
    settled(listInstituteTypes(), []),
    settled(listDistricts(), []),
  ])
  const { start: text, suggestions } = getMessages(lang)
  const prefix = localizedPath('/', lang) === '/' ? '' : `/${lang}`
  const counts = { total: figure(total), districts: districts.length }
  return (
    <>
      <StartHero
        lang={lang}
        prefix={prefix}
        text={text}
        suggestionTexts={suggestions}
        eyebrow={total > 0 && districts.length > 0 ? fillMessage(text.eyebrow, counts) : null}
      />
      <StartLinks
        heading={text.byType}
        all={{ href: `${prefix}/filter`, label: text.all }}
        links={types.map(({ id, name }) => ({
          label: name,
          href: filtersToHref({ ...EMPTY_FILTERS, typeId: id }, prefix),
        }))}
      />
      <StartLinks
        heading={text.byDistrict}
        links={districts.map(({ id, name }) => ({
          label: name,
          href: filtersToHref({ ...EMPTY_FILTERS, districtIds: [id] }, prefix),
        }))}
      />
    </>
  )
}
