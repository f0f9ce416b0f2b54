import type { Metadata } from 'next'
import { StartSearchForm } from '@/components/directory/start-search-form'
import { ContactForm } from '@/components/enquiries/contact-form'
import { HomeView } from '@/components/home/home-view'
import { getMessages } from '@/lib/messages/catalogue'
import { homeJsonLd } from '@/lib/rules/home/home-json-ld'
import { jsonLdText } from '@/lib/rules/json-ld/json-ld'
import { homeVersion } from '@/lib/server/cache/home-version'
import { getEnvironment } from '@/lib/server/env'
import { readLanguage } from '@/lib/server/language'
import { readHome } from '@/lib/server/reads/home'
import { AdmissionLinks } from './admission-links'
import { contentMetadata } from './content-metadata'
import { directorySize } from './directory-size'
import { HomeFilter } from './home-filter'
import { HomeUpdates } from './home-updates'

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
