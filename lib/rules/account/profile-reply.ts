import { MAX_PICTURE_BYTES } from '@/lib/contract/constants'
import {
  checkProfileForm,
  PROFILE_FORM_FIELDS,
  type ProfileField,
  type ProfileProblem,
  type PROFILE_PROBLEMS,
} from '@/lib/rules/account/profile-form'
import type { Failure, FormReply, Typed } from '@/lib/rules/result'
import { fillMessage } from '@/lib/rules/text/fill-message'

const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const

/** Where a message of the profile form can stand: at a field, or at the picture; else it stands over the form. */
export const PROFILE_PLACES = [...PROFILE_FORM_FIELDS, 'image'] as const
export type ProfilePlace = (typeof PROFILE_PLACES)[number]
/** What is wrong, in the language of the page. */
export type ProfileFailure = Failure<ProfilePlace>
export type ProfileReply = FormReply<ProfilePlace>

type Problems = Record<keyof typeof PROFILE_PROBLEMS, string>
type PictureTexts = { pictureTooLarge: string; pictureWrongType: string }

/** A problem in words. */
function profileProblemText(found: ProfileProblem, problems: Problems): string {
  const text = problems[found.problem]
  return found.problem === 'hostMisspelt' ? fillMessage(text, { host: found.host }) : text
}

/** The first thing that is wrong with a profile, in words (spec 2 §5), or `null`. */
export function profileFailure(typed: Readonly<Record<string, unknown>>, problems: Problems): ProfileFailure | null {
  const found = checkProfileForm(typed)
  return found === null ? null : { reason: 'invalid', field: found.field, message: profileProblemText(found, problems) }
}

/**
 * What is wrong with a picture that was chosen, as far as its size and its declared type tell; the
 * server looks at what stands in it.
 */
export function pictureFailure(
  { size, type }: { size: number; type: string },
  text: PictureTexts,
): ProfileFailure | null {
  if (size > MAX_PICTURE_BYTES) return { reason: 'invalid', field: 'image', message: text.pictureTooLarge }
  return PICTURE_TYPES.some((known) => known === type)
    ? null
    : { reason: 'invalid', field: 'image', message: text.pictureWrongType }
}

/** The texts of the form's fields, as they were typed; none of a form that was not read. */
export function profileTyped(fields: Readonly<Record<string, unknown>>): Typed<ProfileField> {
  const entries = PROFILE_FORM_FIELDS.map((name) => [name, fields[name]]).filter(([, text]) => typeof text === 'string')
  return Object.fromEntries(entries)
}
