import { cookies } from 'next/headers'
import { DeskFrame } from '@/components/desk/desk-frame'
import { ContentWaiting, EnquiriesWaiting, ReviewsWaiting } from '@/components/desk/waiting'
import { findDeskReply } from '@/lib/bff/desk-reply'
import { deskEndpoints } from '@/lib/contract/desk/endpoints'
import { deskOverviewSchema } from '@/lib/contract/desk/overview'
import { getMessages } from '@/lib/messages/catalogue'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { isTheirs, openDesk, readAtDesk } from '@/lib/server/desk/desk-page'
import { readLanguage } from '@/lib/server/language'

type Props = { params: Promise<{ lang: string }> }

/** `/desk/en`: what waits. */
export default async function DeskPage({ params }: Props) {
  const lang = await readLanguage(params)
  const { desk: text, deskReviews: room, deskContent } = getMessages(lang)
  const { user, visitor } = await openDesk(lang)
  const hasRoom = isTheirs(user, 'GET /desk/overview')
  const mayEdit = isTheirs(user, 'GET /desk/content')
  const mayImport = isTheirs(user, 'GET /desk/imports')
  const read = hasRoom ? await readAtDesk(visitor, lang, deskEndpoints.deskOverview, deskOverviewSchema) : null
  return (
    <DeskFrame
      lang={lang}
      text={text}
      user={user}
      title={text.overview}
      page=""
      reply={findDeskReply(await cookies(), deskPath(lang))}
    >
      {user !== null && !hasRoom && !mayEdit && !mayImport && <p>{text.noRoom}</p>}
      {mayEdit && (
        <p>
          <a href={deskPath(lang, '/institutions')}>{text.institutions}</a>
        </p>
      )}
      {read?.data?.content && (
        <ContentWaiting waiting={read.data.content} lang={lang} text={deskContent} dates={text.dates} />
      )}
      {mayEdit && !read?.data?.content && (
        <p>
          <a href={deskPath(lang, '/content')}>{text.content}</a>
        </p>
      )}
      {mayImport && (
        <p>
          <a href={deskPath(lang, '/imports')}>{text.imports}</a>
        </p>
      )}
      {read?.data?.reviews && <ReviewsWaiting waiting={read.data.reviews} lang={lang} text={{ desk: text, room }} />}
      {read?.data?.enquiries && <EnquiriesWaiting counts={read.data.enquiries} lang={lang} text={text} />}
      {(user === null || read?.missing) && <p role="alert">{text.said[read?.missing ?? 'away']}</p>}
    </DeskFrame>
  )
}
