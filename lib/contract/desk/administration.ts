import { z } from 'zod'
import { moment } from '@/lib/contract/date-time'
import { DESK_ROLES } from '@/lib/contract/desk/rights'
import { flag, id, list, orNull, required, string, text, underData, word } from '@/lib/contract/lenient'

/** `POST /desk/accounts/invite`: a representative is that of an `institute`, by its id. The answer's token is the link's, and stands nowhere else. */
export const DESK_INVITE = { name: 'name', mail: 'text', role: DESK_ROLES, institute: 'text?' } as const

export const ACCOUNT_ACTIONS = ['role', 'close', 'unlock'] as const
export type AccountAction = (typeof ACCOUNT_ACTIONS)[number]
/** `POST /desk/accounts/{id}/change`: `was` is the role that was shown, with another one it is a 409; `role` is the new one. */
export const DESK_ACCOUNT_CHANGE = { action: ACCOUNT_ACTIONS, was: DESK_ROLES, role: 'text?' } as const

const role = required(word(DESK_ROLES))
/** Whose representative they are, or are to be. */
const institute = orNull(z.object({ id: required(id), name: required(text) }))
const person = { name: required(string), mail: required(string), role, institute }
const account = z.object({
  id: required(id),
  ...person,
  created_at: moment,
  closed_at: moment,
  /** Until then no code is looked at; `null` where it is not locked. */
  locked_until: moment,
  /** Who asks: nobody takes away their own rights. */
  own: flag,
})
export type DeskAccountRow = z.output<typeof account>
const invitation = z.object({ ...person, expires_at: required(moment) })

/** `GET /desk/accounts`: everybody, and the invitations that nobody has accepted yet. */
export const deskAccountsSchema = underData(z.object({ accounts: list(account), invitations: list(invitation) }))
export type DeskAccounts = z.output<typeof deskAccountsSchema>
