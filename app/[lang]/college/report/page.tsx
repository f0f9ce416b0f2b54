import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { ReportPage } from '@/components/reviews/report-page'
import { reportReply } from '@/lib/bff/replies'
import { getMessages } from '@/lib/messages/catalogue'
import type { SearchParams } from '@/lib/rules/routes/search-params'
import { robotsOf } from '@/lib/rules/routes/table'
import { readLanguage } from '@/lib/server/language'
import { findReported } from '@/lib/server/reviews/report-page'

type Props = {
  params: Promise<{ lang: string }>
  searchParams: Promise<SearchParams>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { title, description } = getMessages(await readLanguage(params)).reviewReport
  return { title, description, robots: robotsOf('/college/report') }
}

/** `/college/report?id=&review=`: says what is wrong with a review, without an account (docs/adr/0114-reports-of-reviews.md). */
export default async function ReportReviewPage({ params, searchParams }: Props) {
  const [lang, { id, review }, jar] = await Promise.all([readLanguage(params), searchParams, cookies()])
  const reviewId = typeof review === 'string' ? review : ''
  const found = await findReported(typeof id === 'string' ? id : '', reviewId)
  return (
    <ReportPage
      {...found}
      reviewId={reviewId}
      lang={lang}
      messages={getMessages(lang)}
      reply={await reportReply(reviewId).find(jar)}
    />
  )
}
