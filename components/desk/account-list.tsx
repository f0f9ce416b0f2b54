import { DeskForm } from './desk-form'
import { TableHead } from './table-head'
import type { DeskAccountRow } from '@/lib/contract/desk/administration'
import { DESK_ROLES } from '@/lib/contract/desk/rights'
import type { Language } from '@/lib/contract/language'
import type { DeskMessages } from '@/lib/messages/en/desk'
import type { DeskAccountMessages } from '@/lib/messages/en/desk-accounts'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatMoment } from '@/lib/rules/text/indian-date'
import { pickText } from '@/lib/rules/text/localized-text'

type Texts = { desk: DeskMessages; room: DeskAccountMessages }
type ListProps = { accounts: readonly DeskAccountRow[]; lang: Language; text: Texts }

/** Who works at the desk; on a phone each is a block of lines. */
export function AccountList({ accounts, lang, text }: ListProps) {
  const { desk, room } = text
  return (
    <table>
      <TableHead columns={['name', 'role', 'standing', 'change']} text={room} />
      <tbody>
        {accounts.map((account) => (
          <tr key={account.id}>
            <th scope="row">
              {account.name} {account.own && `(${room.you})`}
              <small>{account.mail}</small>
              <a href={trailOf(account.name, lang)} aria-label={`${desk.history}: ${account.name}`}>
                {desk.history}
              </a>
            </th>
            <td data-label={room.role}>
              {desk.roles[account.role]}
              {account.institute && <OfInstitute of={account.institute} lang={lang} />}
            </td>
            <td data-label={room.standing}>{standingOf(account, text)}</td>
            <td>
              {!account.own && account.closed_at === null && <Change account={account} lang={lang} text={text} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What the trail has under somebody's name: what they did, and what was done with their account. */
const trailOf = (name: string, lang: Language) => `${deskPath(lang, '/audit')}?${new URLSearchParams({ q: name })}`

type OfProps = { of: NonNullable<DeskAccountRow['institute']>; lang: Language }

/** Whose representative somebody is. */
export function OfInstitute({ of: { id, name }, lang }: OfProps) {
  const read = pickText(name, lang)
  return (
    <small>
      <span lang={read.lang === lang ? undefined : read.lang}>{read.value}</span> [{id}]
    </small>
  )
}

function standingOf({ closed_at: closed, locked_until: locked }: DeskAccountRow, { desk, room }: Texts): string {
  if (closed !== null) return fillMessage(room.closed, { moment: formatMoment(closed, desk.dates) })
  return locked === null ? room.open : fillMessage(room.locked, { moment: formatMoment(locked, desk.dates) })
}

type ChangeProps = { account: DeskAccountRow; lang: Language; text: Texts }

/** Each form says which role it was shown: of two administrators one is heard, and the other told. */
function Change({ account, lang, text: { desk, room } }: ChangeProps) {
  const { id, name, role } = account
  const change = { to: 'account-change', lang, hidden: { id, was: role } } as const
  return (
    <div className="desk-decide">
      <DeskForm {...change} className="desk-inline">
        <select name="role" defaultValue={role} aria-label={fillMessage(room.newRole, { name })}>
          {DESK_ROLES.filter((each) => each !== 'representative' || each === role).map((each) => (
            <option key={each} value={each}>
              {desk.roles[each]}
            </option>
          ))}
        </select>
        <button type="submit" name="action" value="role">
          {room.changeRole}
        </button>
      </DeskForm>
      {account.locked_until !== null && (
        <DeskForm {...change}>
          <button type="submit" name="action" value="unlock">
            {room.unlock}
          </button>
        </DeskForm>
      )}
      <details>
        <summary>{room.closing}</summary>
        <DeskForm {...change} className="desk-form">
          <p>{room.closeHint}</p>
          <button type="submit" name="action" value="close">
            {fillMessage(room.close, { name })}
          </button>
        </DeskForm>
      </details>
    </div>
  )
}

type InviteProps = {
  lang: Language
  text: Texts
  typed: Readonly<Record<string, string>>
  /** No institution can be meant by what was typed. */
  isInstituteWrong: boolean
}

/** By it somebody is invited; what was refused stands in it again. */
export function InviteForm({ lang, text: { desk, room }, typed, isInstituteWrong }: InviteProps) {
  return (
    <DeskForm to="account-invite" lang={lang} className="desk-form">
      <label htmlFor="name">{room.name}</label>
      <input id="name" name="name" required maxLength={50} autoComplete="off" defaultValue={typed.name ?? ''} />
      <label htmlFor="mail">{desk.mail}</label>
      <input
        id="mail"
        name="mail"
        type="email"
        required
        maxLength={200}
        autoComplete="off"
        defaultValue={typed.mail ?? ''}
      />
      <label htmlFor="role">{room.role}</label>
      <select id="role" name="role" defaultValue={typed.role ?? 'editor'}>
        {DESK_ROLES.map((each) => (
          <option key={each} value={each}>
            {desk.roles[each]}
          </option>
        ))}
      </select>
      <label htmlFor="institute">{room.institute}</label>
      <input
        id="institute"
        name="institute"
        inputMode="numeric"
        maxLength={20}
        autoComplete="off"
        aria-invalid={isInstituteWrong || undefined}
        aria-describedby={isInstituteWrong ? 'institute-wrong institute-hint' : 'institute-hint'}
        defaultValue={typed.institute ?? ''}
      />
      {isInstituteWrong && (
        <p id="institute-wrong" className="desk-bad">
          {room.instituteWrong}
        </p>
      )}
      <small id="institute-hint">{room.instituteHint}</small>
      <small>{room.inviteHint}</small>
      <button type="submit">{room.send}</button>
    </DeskForm>
  )
}
