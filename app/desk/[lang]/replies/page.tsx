import { DeskFrame } from '@/components/desk/desk-frame'
import { Pager } from '@/components/desk/pager'
import { ReplyCard } from '@/components/desk/reply-card'
import { keepingOf } from '@/components/desk/unsaved/unsaved-of'
import { type DeskPageProps, openDeskPage } from '@/lib/bff/desk-page'
import { deskReplyPageSchema } from '@/lib/contract/desk/reply'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { deskQuery } from '@/lib/rules/desk/desk-query'
import { isGood } from '@/lib/rules/desk/desk-reply'
import { institutePath } from '@/lib/rules/institute/institute-path'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { formatMessage } from '@/lib/rules/text/format-message'
import { pickText } from '@/lib/rules/text/localized-text'
import { deskTitle } from '@/lib/server/desk/desk-title'

export const generateMetadata = deskTitle((texts) => texts.desk.replies)

/** `/desk/en/replies`: what others read of one's own institution, and what it says to that. */
export default async function RepliesPage({ params, searchParams }: DeskPageProps) {
  const [{ lang, user, texts, call, replyTo, frame }, asked] = await Promise.all([openDeskPage(params), searchParams])
  const { desk, deskReplies: room } = texts
  const query = deskQuery(asked, ['page'])
  const read = await call('GET /desk/replies', deskReplyPageSchema, query)
  const here: `/${string}` = query.page === undefined || query.page === '1' ? '/replies' : `/replies?page=${query.page}`
  const reply = await replyTo(here)
  const refused = reply !== null && !isGood(reply.said) ? reply.typed : {}
  const name = read.data && pickText(read.data.institute, lang)
  return (
    <DeskFrame
      {...frame}
      title={desk.replies}
      page="/replies"
      query={query}
      reply={reply}
      missing={read.missing === 'unknown' ? null : read.missing}
    >
      {read.missing === 'unknown' && <p role="alert">{room.noInstitution}</p>}
      {read.data && name && (
        <>
          <p>
            <a
              href={localizedPath(institutePath(read.data.institute_id), lang)}
              lang={name.lang === lang ? undefined : name.lang}
            >
              {name.value}
            </a>
          </p>
          <p>{room.intro}</p>
          <p>{formatMessage(room.found, { count: read.data.total })}</p>
          {read.data.data.map((review) => (
            <ReplyCard
              key={review.id}
              review={review}
              lang={lang}
              page={read.data.page}
              text={{ desk, room }}
              typed={refused.id === review.id ? (refused.text ?? null) : null}
              isConflict={reply?.said === 'changed'}
              keeping={keepingOf({ user, reply, text: desk })}
            />
          ))}
          <Pager read={read.data} path={deskPath(lang, '/replies')} query={query} text={desk} />
        </>
      )}
    </DeskFrame>
  )
}
