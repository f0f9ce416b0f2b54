import { cookies } from 'next/headers'
import { DeskFrame } from '@/components/desk/desk-frame'
import { findDeskReply } from '@/lib/bff/desk-reply'
import { deskEndpoints } from '@/lib/contract/desk/endpoints'
import { type DeskOverview, deskOverviewSchema } from '@/lib/contract/desk/enquiry'
import type { Language } from '@/lib/contract/language'
import { getMessages } from '@/lib/messages/catalogue'
import type { DeskMessages } from '@/lib/messages/en/desk'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { formatMessage } from '@/lib/rules/text/format-message'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatMoment } from '@/lib/rules/text/indian-date'
import { isTheirs, openDesk, readAtDesk } from '@/lib/server/desk/desk-page'
import { readLanguage } from '@/lib/server/language'

type Props = { params: Promise<{ lang: string }> }

/** `/desk/en`: what waits. */
export default async function DeskPage({ params }: Props) {
  const lang = await readLanguage(params)
  const text = getMessages(lang).desk
  const { user, visitor } = await openDesk(lang)
  const hasRoom = isTheirs(user, 'GET /desk/overview')
  const mayEdit = isTheirs(user, 'GET /desk/institutions')
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
      {user !== null && !hasRoom && !mayEdit && <p>{text.noRoom}</p>}
      {mayEdit && (
        <p>
          <a href={deskPath(lang, '/institutions')}>{text.institutions}</a>
        </p>
      )}
      {read?.data && <Waiting counts={read.data.enquiries} lang={lang} text={text} />}
      {(user === null || read?.missing) && <p role="alert">{text.said[read?.missing ?? 'away']}</p>}
    </DeskFrame>
  )
}

type WaitingProps = { counts: DeskOverview['enquiries']; lang: Language; text: DeskMessages }

function Waiting({ counts, lang, text }: WaitingProps) {
  const inbox = deskPath(lang, '/enquiries')
  return (
    <>
      <p>{text.overviewIntro}</p>
      <ul className="desk-tiles">
        <li>
          <a href={`${inbox}?state=new`}>{formatMessage(text.waiting, { count: counts.new })}</a>
          {counts.oldest_new_at !== null && (
            <small>{fillMessage(text.since, { moment: formatMoment(counts.oldest_new_at, text.dates) })}</small>
          )}
        </li>
        <li>
          <a href={`${inbox}?state=taken&mine=1`}>{formatMessage(text.mine, { count: counts.mine })}</a>
        </li>
      </ul>
      <dl>
        {(['new', 'taken', 'answered', 'closed'] as const).map((state) => (
          <div key={state}>
            <dt>{text.states[state]}</dt>
            <dd>{counts[state]}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
