import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { NoInstitute } from '@/components/institute/no-institute'
import { RequestNumber } from '@/components/ui/request-number'
import { RetryLink } from '@/components/ui/retry-link'
import { getMessages } from '@/lib/messages/catalogue'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { REQUEST_ID_HEADER } from '@/lib/rules/request-id'
import { readLanguage } from '@/lib/server/language'

type Props = { params: Promise<{ lang: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { broken } = getMessages(await readLanguage(params))
  return { title: broken.institute.heading, robots: { index: false } }
}

/**
 * The body of the 503 while the provider is away and no earlier page is kept: middleware.ts gives the status. It is made
 * for each request, for it has that one's number.
 */
export default async function MissingAnswerPage({ params }: Props) {
  const lang = await readLanguage(params)
  const text = getMessages(lang).broken
  const number = (await headers()).get(REQUEST_ID_HEADER)
  return (
    <NoInstitute
      text={text.institute}
      filterHref={localizedPath('/filter', lang)}
      reason="outage"
      action={<RetryLink href="">{text.retry}</RetryLink>}
      foot={<RequestNumber label={text.number} number={number} />}
    />
  )
}
