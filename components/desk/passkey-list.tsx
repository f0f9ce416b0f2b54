import type { DeskPasskey, deskPasskeysSchema } from '@/lib/contract/desk/passkey'
import { MAX_PASSKEYS } from '@/lib/contract/desk/session-life'
import type { Language } from '@/lib/contract/language'
import type { DeskMessages } from '@/lib/messages/en/desk'
import type { DeskPasskeyMessages } from '@/lib/messages/en/desk-passkeys'
import { MAX_NAME_LENGTH } from '@/lib/rules/auth/sign-in'
import { deskPath } from '@/lib/rules/desk/desk-path'
import type { DeskReply } from '@/lib/rules/desk/desk-reply'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatMoment } from '@/lib/rules/text/indian-date'
import type { z } from 'zod'
import { DeskForm } from './desk-form'
import { PasskeyForm } from './passkey-form'

type Texts = { text: DeskMessages; room: DeskPasskeyMessages }
type Props = Texts & { own: z.output<typeof deskPasskeysSchema>; lang: Language; reply: DeskReply | null }

/** One's own passkeys: removed by a form, added by JavaScript, which a browser's dialogue needs. */
export function PasskeyList({ own: { may_add, passkeys }, lang, text, room, reply }: Props) {
  return (
    <section aria-labelledby="passkeys">
      <h2 id="passkeys">{room.title}</h2>
      <p>{room.intro}</p>
      {passkeys.length === 0 && <p>{room.none}</p>}
      <ul className="desk-notes">
        {passkeys.map((passkey) => (
          <Passkey key={passkey.id} passkey={passkey} lang={lang} text={text} room={room} />
        ))}
      </ul>
      <noscript>
        <p>{room.needsScript}</p>
      </noscript>
      {passkeys.length >= MAX_PASSKEYS ? (
        <p>{fillMessage(room.full, { most: MAX_PASSKEYS })}</p>
      ) : may_add ? (
        <PasskeyForm
          ceremony="add"
          lang={lang}
          button={room.add}
          waiting={room.waiting}
          failures={room.failures}
          without={room.without}
        >
          <label htmlFor="passkey-name">{room.name}</label>
          <input
            id="passkey-name"
            name="name"
            required
            maxLength={MAX_NAME_LENGTH}
            autoComplete="off"
            aria-describedby="passkey-hint"
            aria-invalid={reply?.said === 'passkeyNotAdded' || undefined}
            defaultValue={reply?.typed.name ?? ''}
          />
          <small id="passkey-hint">{room.nameHint}</small>
        </PasskeyForm>
      ) : (
        <p>
          {room.stale} <a href={deskPath(lang, '/sign-in')}>{room.signInAgain}</a>
        </p>
      )}
    </section>
  )
}

function Passkey({ passkey, lang, text, room }: Texts & { passkey: DeskPasskey; lang: Language }) {
  const { id, name, added_at, used_at } = passkey
  return (
    <li>
      <p>
        <b>{name}</b>
      </p>
      {added_at !== null && (
        <small>
          {room.added}: {formatMoment(added_at, text.dates)}
        </small>
      )}
      <small>{used_at === null ? room.notUsed : `${room.used}: ${formatMoment(used_at, text.dates)}`}</small>
      <DeskForm to="passkey-remove" lang={lang} hidden={{ id }}>
        <button type="submit">{fillMessage(room.remove, { name })}</button>
      </DeskForm>
    </li>
  )
}
