import { z } from 'zod'
import { DESK_ROLES } from '@/lib/contract/desk/rights'
import { moment } from '@/lib/contract/date-time'
import { answerList, flag, id, list, required, string, underData, word } from '@/lib/contract/lenient'

/** `POST /desk/invitation`: what an invitation is for, and the secret of its authenticator. */
export const DESK_INVITATION = { token: 'text' } as const

/** `POST /desk/invitation/accept`. */
export const DESK_ACCEPT = { token: 'text', code: 'code', device: 'device?' } as const

/** `POST /desk/sign-in`: `code` of the authenticator. */
export const DESK_SIGN_IN = { mail: 'text', code: 'code', device: 'device?' } as const

const role = required(word(DESK_ROLES))
const invitation = z.object({
  name: required(string),
  mail: required(string),
  role,
  /** In Base32, as an authenticator takes it typed. */
  secret: required(string),
  /** `otpauth://…`, as it takes it from a QR code. */
  address: required(string),
})
export const deskInvitationSchema = underData(invitation)
export type DeskInvitation = z.output<typeof invitation>

/** An accepted invitation and a sign-in: the token never reaches a browser's script. */
export const deskTokenSchema = underData(z.object({ token: required(string) }))

const deskUser = z.object({
  id: required(id),
  name: required(string),
  mail: required(string),
  role,
  /** The calls of `RIGHTS` that are theirs. */
  may: list(required(string)),
  /** Whether the calls that upload a picture of a text cut it as asked: a provider of before keeps all of it. */
  cuts_pictures: flag,
})
/** `GET /desk/session`. */
export const deskUserSchema = underData(deskUser)
export type DeskUser = z.output<typeof deskUser>

const session = z
  .object({ id: required(id), device: string, created_at: moment, last_seen_at: moment, current: flag })
  .transform(({ created_at, last_seen_at, current, ...rest }) => ({
    ...rest,
    createdAt: created_at,
    lastSeenAt: last_seen_at,
    isCurrent: current,
  }))
export type DeskSession = z.output<typeof session>
/** `GET /desk/sessions`. */
export const deskSessionListSchema = answerList(session)
