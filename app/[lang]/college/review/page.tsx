import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { ReviewPage } from '@/components/reviews/review-page'
import { reviewReply } from '@/lib/bff/replies'
import { getMessages } from '@/lib/messages/catalogue'
import { institutePath } from '@/lib/rules/institute/institute-path'
import { reviewPath } from '@/lib/rules/reviews/review-reply'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import type { SearchParams } from '@/lib/rules/routes/search-params'
import { robotsOf } from '@/lib/rules/routes/table'
import { readVisitor, signInFirst } from '@/lib/server/account/private-page'
import { readLanguage } from '@/lib/server/language'
import { getInstitute } from '@/lib/server/reads/institute'
import { readReviewPage } from '@/lib/server/reviews/review-page'

type Props = {
  params: Promise<{ lang: string }>
  searchParams: Promise<SearchParams>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { review } = getMessages(await readLanguage(params))
  return { title: review.title, robots: robotsOf('/college/review') }
}

/** `/college/review?id=`: the form of a review as a page, for who is signed in. */
export default async function WriteReviewPage({ params, searchParams }: Props) {
  const [lang, query, visitor, jar] = await Promise.all([readLanguage(params), searchParams, readVisitor(), cookies()])
  const id = typeof query.id === 'string' ? query.id : ''
  const page = await readReviewPage(visitor, id)
  if (page === 'signed-out') signInFirst(localizedPath(reviewPath(id), lang))
  const [institute, reply] = await Promise.all([getInstitute(id), reviewReply(id).find(jar)])
  // Where the institution would stand, it is said that there is none. What was just typed for one that has gone stays to be copied.
  if (institute === null && !reply?.failure) redirect(localizedPath(institutePath(id), lang))
  return (
    <ReviewPage
      instituteId={id}
      institute={institute}
      lang={lang}
      text={getMessages(lang).review}
      state={getMessages(lang).reviewState}
      typed={reply?.failure ? reply.typed : page.typed}
      own={page.own}
      reply={reply}
    />
  )
}
