import 'server-only'
import { endpoints } from '@/lib/contract/endpoints'
import { messageAnswerSchema } from '@/lib/contract/error'
import type { Language } from '@/lib/contract/lenient'
import { type Profile, profileUpdateAnswerSchema } from '@/lib/contract/profile'
import { getMessages } from '@/lib/messages/catalogue'
import { fillMessage } from '@/lib/rules/fill-message'
import { PROFILE_FORM_FIELDS, readProfileForm } from '@/lib/rules/profile-form'
import { LARGEST_PICTURE_BYTES, profileFailure, type ProfileFailure } from '@/lib/rules/profile-reply'
import { minutesToWait } from '@/lib/rules/request-reply'
import { cleanLine } from '@/lib/rules/written-text'
import { pictureType } from '@/lib/server/picture-type'
import { forBrowser, readProfile } from '@/lib/server/profile'
import { ProviderError } from '@/lib/server/provider'
import { type Fields, TEXT_BODY_BYTES } from '@/lib/server/read-body'
import { callForVisitor, type ProviderReply, replyMessage, type Visitor } from '@/lib/server/session-call'

/** The picture, with the texts beside it. */
export const LARGEST_UPLOAD_BYTES = LARGEST_PICTURE_BYTES + TEXT_BODY_BYTES
/** As long as any phone number is written. */
const LONGEST_PHONE = 40

/** What came of changing a profile; `retryAfter` in seconds. */
export type ProfileOutcome =
  | { kind: 'saved'; profile: Profile }
  | { kind: 'signed-out' }
  | { kind: 'failed'; status: 413 | 422 | 429 | 503; failure: ProfileFailure; retryAfter: number | null }

const failed = (status: 413 | 422 | 503, failure: ProfileFailure): ProfileOutcome => ({
  kind: 'failed',
  status,
  failure,
  retryAfter: null,
})

/** Checks a changed profile and passes it on. What is wrong is said in `lang`. */
export async function updateProfile(visitor: Visitor, fields: Fields, lang: Language): Promise<ProfileOutcome> {
  if (visitor.token === null) return { kind: 'signed-out' }
  const text = getMessages(lang).account
  const wrong = profileFailure(fields, text.problems)
  if (wrong !== null) return failed(422, wrong)
  const picture = await readPicture(fields.image)
  if (picture === 'too-large') return failed(413, { field: 'image', message: text.pictureTooLarge })
  if (picture === 'wrong-type') return failed(422, { field: 'image', message: text.pictureWrongType })
  try {
    const reply = await callForVisitor(visitor, 'POST', endpoints.profileUpdate, formOf(fields, picture))
    if (reply.status === 401) return { kind: 'signed-out' }
    return reply.ok ? await saved(visitor, reply) : refused(reply, lang)
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    return failed(503, { field: null, message: text.saveFailed })
  }
}

function formOf(fields: Fields, picture: File | null): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(readProfileForm(fields))) form.set(name, value)
  const { phone } = fields
  if (typeof phone === 'string' && phone !== '') form.set('phone', cleanLine(phone).slice(0, LONGEST_PHONE))
  if (picture !== null) form.set('image', picture)
  return form
}

async function readPicture(image: unknown): Promise<File | null | 'too-large' | 'wrong-type'> {
  // A file field that is left empty comes as a file without bytes.
  if (image === undefined || image === '' || (image instanceof File && image.size === 0)) return null
  if (!(image instanceof File)) return 'wrong-type'
  if (image.size > LARGEST_PICTURE_BYTES) return 'too-large'
  const bytes = new Uint8Array(await image.arrayBuffer())
  const type = pictureType(bytes)
  if (type === null) return 'wrong-type'
  // The name that the file had on the visitor's device is nobody's business.
  return new File([bytes], `picture.${type.slice('image/'.length)}`, { type })
}

async function saved(visitor: Visitor, reply: ProviderReply): Promise<ProfileOutcome> {
  const answer = profileUpdateAnswerSchema.safeParse(reply.json)
  if (answer.success && answer.data.profile !== null) return { kind: 'saved', profile: forBrowser(answer.data.profile) }
  const own = await readProfile(visitor)
  return own === null ? { kind: 'signed-out' } : { kind: 'saved', profile: own.profile }
}

/** The provider's own words, `error_message` before `message` (spec 2 §8), at the field that they belong to. */
function refused(reply: ProviderReply, lang: Language): ProfileOutcome {
  const text = getMessages(lang).account
  const { errors } = messageAnswerSchema.parse(reply.json)
  const message = replyMessage(reply)
  if (reply.status === 429) {
    const minutes = reply.retryAfter === null ? null : minutesToWait(reply.retryAfter)
    const wait = minutes === 1 ? text.tooManyMinute : minutes === null ? null : fillMessage(text.tooMany, { minutes })
    const failure = { field: null, message: message ?? wait ?? text.saveFailed }
    return { kind: 'failed', status: 429, failure, retryAfter: reply.retryAfter }
  }
  const field = [...PROFILE_FORM_FIELDS, 'image' as const].find((name) => errors.has(name)) ?? null
  const said = field === null ? null : (errors.get(field)?.[0] ?? null)
  return failed(reply.status < 500 ? 422 : 503, { field, message: said ?? message ?? text.saveFailed })
}
