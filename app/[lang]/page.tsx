import type { Metadata } from 'next'
import { StartSearchForm } from '@/components/directory/start-search-form'
import { ContactForm } from '@/components/enquiries/contact-form'
import { CascadingFilter } from '@/components/home/cascading-filter'
import { HomeView } from '@/components/home/home-view'
import { UpdatesBanner } from '@/components/home/updates-banner'
import type { Language } from '@/lib/contract/language'
import { getMessages } from '@/lib/messages/catalogue'
import { homeJsonLd } from '@/lib/rules/home/home-json-ld'
import { jsonLdText } from '@/lib/rules/json-ld/json-ld'
import { localeOf } from '@/lib/rules/routes/localized-url'
import { formatMessage } from '@/lib/rules/text/format-message'
import { textFor } from '@/lib/rules/text/localized-text'
import { homeVersion } from '@/lib/server/cache/home-version'
import { getEnvironment } from '@/lib/server/env'
import { readLanguage } from '@/lib/server/language'
import { surviveOutage } from '@/lib/server/provider/outage'
import { readHome } from '@/lib/server/reads/home'
import { countInstitutes } from '@/lib/server/reads/institute'
import { listDistricts, listInstituteTypes } from '@/lib/server/reads/lookup'
import { readNotifications } from '@/lib/server/reads/notification'
import { AdmissionLinks } from './admission-links'
import { contentMetadata } from './content-metadata'

type Props = { params: Promise<{ lang: string }> }

export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lang = await readLanguage(params)
  const { home, layout } = getMessages(lang)
  const isHidden = (await readHome(lang)) === 'failed'
  const title = home.documentTitle
  return {
    ...contentMetadata({ lang, route: '/', title, description: layout.description, isHidden }),
    title: { absolute: title },
  }
}

/** `/` (spec 1 §2 "Home"): its nine parts from top to bottom, and a row of links of ours (ADR 30, home-links). */
export default async function HomePage({ params }: Props) {
  const lang = await readLanguage(params)
  const [home, eyebrow] = await Promise.all([readHome(lang), directorySize(lang)])
  const messages = getMessages(lang)
  const { layout, start, suggestions } = messages
  const { siteUrl } = getEnvironment()
  const jsonLd = homeJsonLd({ siteUrl, lang, name: layout.brand, description: layout.description })
  return (
    <>
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLdText(jsonLd) }} />
      <HomeUpdates lang={lang} />
      <AdmissionLinks lang={lang} />
      <HomeView
        home={home}
        version={home === 'failed' ? null : homeVersion(home)}
        lang={lang}
        messages={messages}
        eyebrow={eyebrow}
        search={<StartSearchForm lang={lang} text={start} suggestionTexts={suggestions} />}
        filter={<HomeFilter lang={lang} />}
        contact={<ContactForm lang={lang} messages={messages} source="/" />}
      />
    </>
  )
}

/** Latest Updates, with those that show now. */
async function HomeUpdates({ lang }: { lang: Language }) {
  const { updates, carousel } = getMessages(lang)
  const { list, ...told } = await readNotifications()
  // Those that the browser asks for are in every language: the page needs one.
  const shown =
    list &&
    list.map(({ title, description, ...notice }) => ({
      ...notice,
      ...{ title: textFor(title, lang), description: textFor(description, lang) },
    }))
  return <UpdatesBanner lang={lang} text={updates} carouselText={carousel} notifications={{ ...told, list: shown }} />
}

/** How large the directory is, in words; `null` when that is not known. */
async function directorySize(lang: Language): Promise<string | null> {
  const [total, districts] = await Promise.all([
    surviveOutage(countInstitutes, { fallback: 0, keepsPageBriefly: true }),
    surviveOutage(listDistricts, { fallback: [], keepsPageBriefly: true }),
  ])
  if (total === 0 || districts.length === 0) return null
  return formatMessage(getMessages(lang).home.eyebrow, { total, districts: districts.length })
}

/** The filter of the home page's hero, with the institution types. */
async function HomeFilter({ lang }: { lang: Language }) {
  const prefix = localeOf(lang).prefix
  const types = await surviveOutage(listInstituteTypes, { fallback: null, keepsPageBriefly: true })
  return (
    <CascadingFilter
      lang={lang}
      prefix={prefix}
      text={getMessages(lang).cascade}
      types={types && types.map((type) => ({ ...type, name: textFor(type.name, lang) }))}
    />
  )
}
