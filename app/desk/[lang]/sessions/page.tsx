import { DeskForm } from '@/components/desk/desk-form'
import { cookies } from 'next/headers'
import { DeskFrame } from '@/components/desk/desk-frame'
import { PasskeyList } from '@/components/desk/passkey-list'
import { findDeskReply } from '@/lib/bff/desk-reply'
import { type DeskSession, deskSessionListSchema } from '@/lib/contract/desk/account'
import { deskPasskeysSchema } from '@/lib/contract/desk/passkey'
import type { Language } from '@/lib/contract/language'
import { getMessages } from '@/lib/messages/catalogue'
import type { DeskMessages } from '@/lib/messages/en/desk'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { formatMoment } from '@/lib/rules/text/indian-date'
import { isTheirs, openDesk, readAtDesk } from '@/lib/server/desk/desk-page'
import { deskTitle } from '@/lib/server/desk/desk-title'
import { readLanguage } from '@/lib/server/language'

type Props = { params: Promise<{ lang: string }> }

export const generateMetadata = deskTitle((texts) => texts.desk.sessions)

/** `/desk/en/sessions`: where one is signed in at the desk, and with which passkeys one may. */
export default async function SessionsPage({ params }: Props) {
  const lang = await readLanguage(params)
  const { desk: text, deskPasskeys: room } = getMessages(lang)
  const { user, visitor } = await openDesk(lang)
  const read = await readAtDesk(visitor, lang, 'GET /desk/sessions', deskSessionListSchema)
  const own = isTheirs(user, 'GET /desk/passkeys')
    ? (await readAtDesk(visitor, lang, 'GET /desk/passkeys', deskPasskeysSchema)).data
    : null
  const reply = await findDeskReply(await cookies(), deskPath(lang, '/sessions'))
  return (
    <DeskFrame
      lang={lang}
      text={text}
      user={user}
      title={text.sessions}
      page="/sessions"
      reply={reply}
      missing={read.missing}
    >
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
