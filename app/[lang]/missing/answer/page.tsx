import type { Metadata } from 'next'
import { NoInstitute } from '@/components/institute/no-institute'
import { buttonClass } from '@/components/ui/button-class'
import { getMessages } from '@/lib/messages/catalogue'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { readLanguage } from '@/lib/server/language'

type Props = { params: Promise<{ lang: string }> }

export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { broken } = getMessages(await readLanguage(params))
  return { title: broken.institute.heading, robots: { index: false } }
}

/** The body of the 503 while the provider is away and no earlier page is kept: middleware.ts gives the status. */
export default async function MissingAnswerPage({ params }: Props) {
  const lang = await readLanguage(params)
  const text = getMessages(lang).broken
  return (
    <NoInstitute
      text={text.institute}
      filterHref={localizedPath('/filter', lang)}
      reason="outage"
      action={
        // An empty address is this page's own: a plain link, so that it is asked for anew.
        <a href="" className={buttonClass()}>
          {text.retry}
        </a>
      }
    />
  )
}
