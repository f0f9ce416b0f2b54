import type { Metadata } from 'next'
import { AboutView } from '@/components/content/about-view'
import { getMessages } from '@/lib/messages/catalogue'
import { readLanguage } from '@/lib/server/language'
import { readAbout, readHomepageBundle } from '@/lib/server/reads/content'
import { contentMetadata } from '../content-metadata'

type Props = { params: Promise<{ lang: string }> }

export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lang = await readLanguage(params)
  const { title, description } = getMessages(lang).content.about
  return contentMetadata({ lang, route: '/about', title, description, isHidden: (await readAbout()) === 'failed' })
}

/** `/about` (spec 1 §2). The founders come from the homepage bundle; without it, only they are missing. */
export default async function AboutPage({ params }: Props) {
  const lang = await readLanguage(params)
  const [about, bundle] = await Promise.all([readAbout(), readHomepageBundle()])
  return (
    <AboutView
      about={about}
      founders={bundle === 'failed' ? [] : (bundle?.founders ?? [])}
      lang={lang}
      messages={getMessages(lang)}
    />
  )
}
