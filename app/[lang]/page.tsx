import type { Metadata } from 'next'
import { StartSearchForm } from '@/components/directory/start-search-form'
import { Categories } from '@/components/home/categories'
import { ExploreGrid } from '@/components/home/explore-grid'
import { Hero } from '@/components/home/hero'
import { HomeContact } from '@/components/home/home-contact'
import { LiveHome } from '@/components/home/live-home'
import { Partners } from '@/components/home/partners'
import { PromoFilm } from '@/components/home/promo-film'
import { Testimonials } from '@/components/home/testimonials'
import { TopInstitutions } from '@/components/home/top-institutions'
import { ContactForm } from '@/components/requests/contact-form'
import { getMessages } from '@/lib/messages/catalogue'
import { homeJsonLd } from '@/lib/rules/home-json-ld'
import { jsonLdText } from '@/lib/rules/json-ld'
import { getEnvironment } from '@/lib/server/env'
import { readLanguage } from '@/lib/server/language'
import { readHome } from '@/lib/server/reads/home'
import { contentMetadata } from './content-metadata'
import { directorySize } from './directory-size'
import { HomeFilter } from './home-filter'
import { HomeUpdates } from './home-updates'

type Props = { params: Promise<{ lang: string }> }

export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lang = await readLanguage(params)
  const { home, layout } = getMessages(lang)
  const isBroken = (await readHome(lang)) === 'failed'
  const title = home.documentTitle
  return {
    ...contentMetadata({ lang, route: '/', title, description: layout.description, isBroken }),
    title: { absolute: title },
  }
}

/** `/` (spec 1 §2 "Home"): its nine parts from top to bottom. */
export default async function HomePage({ params }: Props) {
  const lang = await readLanguage(params)
  const [home, eyebrow] = await Promise.all([readHome(lang), directorySize(lang)])
  const messages = getMessages(lang)
  const { layout, requests, start, suggestions } = messages
  const { siteUrl } = getEnvironment()
  const jsonLd = homeJsonLd({ siteUrl, lang, name: layout.brand, description: layout.description })
  return (
    <>
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLdText(jsonLd) }} />
      <LiveHome initial={home} lang={lang} texts={{ home: messages.home, carousel: messages.carousel }}>
        <HomeUpdates lang={lang} />
        <Hero eyebrow={eyebrow}>
          <HomeFilter lang={lang} />
          <StartSearchForm lang={lang} text={start} suggestionTexts={suggestions} />
        </Hero>
        <ExploreGrid />
        <PromoFilm text={messages.video} />
        <TopInstitutions />
        <Partners />
        <Testimonials />
        <Categories />
        <HomeContact text={{ contactHeading: requests.contactHeading, contactHint: requests.contactHint }}>
          <ContactForm lang={lang} messages={messages} source="/" />
        </HomeContact>
      </LiveHome>
    </>
  )
}
