import { z } from 'zod'
import type { Body } from '@/lib/contract/body'
import { moment } from '@/lib/contract/date-time'
import { flag, id, list, required, string, underData } from '@/lib/contract/lenient'

/**
 * `POST /desk/sign-in/passkey`: `ticket` is that of the options, `response` the browser's credential as its `toJSON` has
 * it, in JSON.
 */
export const DESK_PASSKEY_SIGN_IN = { ticket: 'text', response: 'text', device: 'device?' } as const

/** `POST /desk/passkeys`: the same of a new one, and what its owner calls it. */
export const DESK_PASSKEY_ADD = { ticket: 'text', name: 'name', response: 'text' } as const
export type DeskPasskeyAddBody = Body<typeof DESK_PASSKEY_ADD>

/**
 * `POST /desk/sign-in/passkey/options` and `POST /desk/passkeys/options`: what the browser's dialogue is asked with. The
 * ticket says which browser asked, and never reaches a script.
 */
export const passkeyOptionsSchema = underData(
  z.object({ ticket: required(string), options: z.looseObject({ challenge: required(string) }) }),
)

const passkey = z.object({ id: required(id), name: required(string), added_at: moment, used_at: moment })
export type DeskPasskey = z.output<typeof passkey>

/** `GET /desk/passkeys`: one's own. `may_add`: the session has just begun; later, one signs in anew first. */
export const deskPasskeysSchema = underData(z.object({ may_add: flag, passkeys: list(passkey) }))
