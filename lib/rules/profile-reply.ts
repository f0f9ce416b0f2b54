import { fillMessage } from '@/lib/rules/fill-message'
import {
  checkProfileForm,
  PROFILE_FORM_FIELDS,
  type ProfileField,
  type ProfileProblem,
  type PROFILE_PROBLEMS,
} from '@/lib/rules/profile-form'

/** The largest picture that is taken (security, "Uploads"). */
export const LARGEST_PICTURE_BYTES = 5 * 1024 * 1024
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const

/** Where a message of the profile form stands: at a field, at the picture, or (`null`) over the form. */
export type ProfilePlace = ProfileField | 'image' | null
/** What is wrong, in the language of the page. */
export type ProfileFailure = { field: ProfilePlace; message: string }
export type ProfileTyped = Partial<Record<ProfileField, string>>

/** What the settings show after a form that was sent without JavaScript. */
export type ProfileReply = { kind: 'saved' } | { kind: 'failed'; typed: ProfileTyped; failure: ProfileFailure }

type Problems = Record<keyof typeof PROFILE_PROBLEMS, string>
type PictureTexts = { pictureTooLarge: string; pictureWrongType: string }

/** A problem in words. */
export function profileProblemText(found: ProfileProblem, problems: Problems): string {
  const text = problems[found.problem]
  return found.problem === 'hostMisspelt' ? fillMessage(text, { host: found.host }) : text
}

/** The first thing that is wrong with a profile, in words (spec 2 §5), or `null`. */
export function profileFailure(typed: Readonly<Record<string, unknown>>, problems: Problems): ProfileFailure | null {
  const found = checkProfileForm(typed)
  return found === null ? null : { field: found.field, message: profileProblemText(found, problems) }
}

/**
 * What is wrong with a picture that was chosen, as far as its size and its declared type tell; the
 * server looks at what stands in it.
 */
export function pictureFailure(
  { size, type }: { size: number; type: string },
  text: PictureTexts,
): ProfileFailure | null {
  if (size > LARGEST_PICTURE_BYTES) return { field: 'image', message: text.pictureTooLarge }
  return PICTURE_TYPES.some((known) => known === type) ? null : { field: 'image', message: text.pictureWrongType }
}

/** The texts of the form's fields, as they were typed. */
export function profileTyped(fields: Readonly<Record<string, unknown>>): ProfileTyped {
  const entries = PROFILE_FORM_FIELDS.map((name) => [name, typeof fields[name] === 'string' ? fields[name] : ''])
  return Object.fromEntries(entries)
}
