import 'server-only'
import { MAX_PICTURE_BYTES, MAX_PHONE_LENGTH } from '@/lib/contract/constants'
import { endpoints } from '@/lib/contract/endpoints'
import { messageAnswerSchema } from '@/lib/contract/error'
import type { Language } from '@/lib/contract/language'
import { type Profile, profileUpdateAnswerSchema } from '@/lib/contract/profile'
import { getMessages } from '@/lib/messages/catalogue'
import { readProfileForm } from '@/lib/rules/account/profile-form'
import { PROFILE_PLACES, profileFailure, type ProfilePlace } from '@/lib/rules/account/profile-reply'
import { failed, type Result } from '@/lib/rules/result'
import { waitText } from '@/lib/rules/text/wait-text'
import { wordsFor } from '@/lib/rules/text/written-language'
import { cleanLine } from '@/lib/rules/text/written-text'
import { forBrowser, readProfile } from '@/lib/server/account/profile'
import { callForVisitor, type ProviderReply, replyMessage, type Visitor } from '@/lib/server/auth/session-call'
import { pictureType } from '@/lib/server/pictures/picture-type'
import type { Fields } from '@/lib/server/read-body'

/** `retryAfter`, in seconds, is said in words, too. */
export type ProfileResult = Result<Profile, ProfilePlace> & { status?: number; retryAfter?: number | null }

/** Checks a changed profile and passes it on. What is wrong is said in `lang`. @throws ProviderError */
export async function updateProfile(visitor: Visitor, fields: Fields, lang: Language): Promise<ProfileResult> {
  if (visitor.token === null) return failed('signed-out')
  const text = getMessages(lang).account
  const wrong = profileFailure(fields, text.problems)
  if (wrong !== null) return { ok: false, failure: wrong }
  const picture = await readPicture(fields.image)
  if (picture === 'too-large') {
    return { ...failed('invalid', { field: 'image', message: text.pictureTooLarge }), status: 413 }
  }
  if (picture === 'wrong-type') return failed('invalid', { field: 'image', message: text.pictureWrongType })
  const reply = await callForVisitor(visitor, 'POST', endpoints.profileUpdate, formOf(fields, picture))
  if (reply.status === 401) return failed('signed-out')
  return reply.ok ? await saved(visitor, reply) : refused(reply, lang)
}

function formOf(fields: Fields, picture: File | null): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(readProfileForm(fields))) form.set(name, value)
  const { phone } = fields
  if (typeof phone === 'string' && phone !== '') form.set('phone', cleanLine(phone).slice(0, MAX_PHONE_LENGTH))
  if (picture !== null) form.set('image', picture)
  return form
}

async function readPicture(image: unknown): Promise<File | null | 'too-large' | 'wrong-type'> {
  // A file field that is left empty comes as a file without bytes.
  if (image === undefined || image === '' || (image instanceof File && image.size === 0)) return null
  if (!(image instanceof File)) return 'wrong-type'
  if (image.size > MAX_PICTURE_BYTES) return 'too-large'
  const bytes = new Uint8Array(await image.arrayBuffer())
  const type = pictureType(bytes)
  if (type === null) return 'wrong-type'
  // The name that the file had on the visitor's device is nobody's business.
  return new File([bytes], `picture.${type.slice('image/'.length)}`, { type })
}

async function saved(visitor: Visitor, reply: ProviderReply): Promise<ProfileResult> {
  const answer = profileUpdateAnswerSchema.safeParse(reply.json)
  if (answer.success && answer.data.profile !== null) return { ok: true, answer: forBrowser(answer.data.profile) }
  const own = await readProfile(visitor)
  return own === null ? failed('signed-out') : { ok: true, answer: own.profile }
}

/**
 * The provider's own words in the language of the page, `error_message` before `message` (spec 2 §8), at the field
 * that they belong to.
 */
function refused(reply: ProviderReply, lang: Language): ProfileResult {
  const text = getMessages(lang).account
  const { errors } = messageAnswerSchema.parse(reply.json)
  const message = wordsFor(lang, replyMessage(reply))
  if (reply.status === 429) {
    const wait = reply.retryAfter === null ? text.saveFailed : waitText(reply.retryAfter, text.tooMany)
    return { ...failed<never>('limited', { field: null, message: message ?? wait }), retryAfter: reply.retryAfter }
  }
  const field = PROFILE_PLACES.find((name) => errors.has(name)) ?? null
  const said = field === null ? null : wordsFor(lang, errors.get(field)?.[0])
  return failed(reply.status < 500 ? 'invalid' : 'away', { field, message: said ?? message ?? text.saveFailed })
}
