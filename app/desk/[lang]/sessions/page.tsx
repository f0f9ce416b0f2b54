import { DeskForm } from '@/components/desk/desk-form'
import { DeskFrame } from '@/components/desk/desk-frame'
import { PasskeyList } from '@/components/desk/passkey-list'
import { type DeskPageProps, openDeskPage } from '@/lib/bff/desk-page'
import { type DeskSession, deskSessionListSchema } from '@/lib/contract/desk/account'
import { deskPasskeysSchema } from '@/lib/contract/desk/passkey'
import type { Language } from '@/lib/contract/language'
import type { DeskMessages } from '@/lib/messages/en/desk'
import { formatMoment } from '@/lib/rules/text/indian-date'
import { isTheirs } from '@/lib/server/desk/desk-page'
import { deskTitle } from '@/lib/server/desk/desk-title'

export const generateMetadata = deskTitle((texts) => texts.desk.sessions)

/** `/desk/en/sessions`: where one is signed in at the desk, and with which passkeys one may. */
export default async function SessionsPage({ params }: DeskPageProps) {
  const { lang, user, texts, call, replyTo, frame } = await openDeskPage(params)
  const { desk: text, deskPasskeys: room } = texts
  const read = await call('GET /desk/sessions', deskSessionListSchema)
  const own = isTheirs(user, 'GET /desk/passkeys') ? (await call('GET /desk/passkeys', deskPasskeysSchema)).data : null
  const reply = await replyTo('/sessions')
  return (
    <DeskFrame {...frame} title={text.sessions} page="/sessions" reply={reply} missing={read.missing}>
      <p>{text.sessionsIntro}</p>
      <ul className="desk-notes">
        {read.data?.map((session) => (
          <Session key={session.id} session={session} lang={lang} text={text} />
        ))}
      </ul>
      {own !== null && <PasskeyList own={own} lang={lang} text={text} room={room} reply={reply} />}
    </DeskFrame>
  )
}

type SessionProps = { session: DeskSession; lang: Language; text: DeskMessages }

function Session({ session: { id, device, createdAt, lastSeenAt, isCurrent }, lang, text }: SessionProps) {
  return (
    <li>
      <p>
        <b>{device ?? text.unknownDevice}</b> {isCurrent && `(${text.thisOne})`}
      </p>
      {createdAt !== null && (
        <small>
          {text.begun}: {formatMoment(createdAt, text.dates)}
        </small>
      )}
      {lastSeenAt !== null && (
        <small>
          {text.used}: {formatMoment(lastSeenAt, text.dates)}
        </small>
      )}
      <DeskForm to="session-end" lang={lang} hidden={{ id }}>
        <button type="submit">{text.endSession}</button>
      </DeskForm>
    </li>
  )
}
