import type { ProfileUpdateBody } from '@/lib/contract/profile'
import { MAX_NAME_LENGTH } from '@/lib/rules/auth/sign-in'
import { isEmail } from '@/lib/rules/text/email'
import { cleanLine, countCharacters, isUnfit } from '@/lib/rules/text/written-text'

/** The fields of the profile form that are checked (spec 2 §2 "Settings"). */
export const PROFILE_FORM_FIELDS = [
  'first_name',
  'last_name',
  'email',
] as const satisfies readonly (keyof ProfileUpdateBody)[]
export type ProfileField = (typeof PROFILE_FORM_FIELDS)[number]
export type ProfileValues = Record<ProfileField, string>

/** What can be wrong, in the words of the specification (spec 2 §5) and, at the end, in our own. */
export const PROFILE_PROBLEMS = {
  firstNameMissing: 'First name is required',
  lastNameMissing: 'Last name is required',
  emailMissing: 'Email is required',
  emailInvalid: 'Please enter a valid email address',
  hostMisspelt: 'Did you mean "{host}"?',

  firstNameTooLong: 'First name must not exceed 50 characters',
  lastNameTooLong: 'Last name must not exceed 50 characters',
  unfit: 'This contains a character that cannot be used',
}
/** `host` is what the place in `hostMisspelt` is filled with. */
export type ProfileProblem =
  | { field: 'email'; problem: 'hostMisspelt'; host: string }
  | { field: ProfileField; problem: Exclude<keyof typeof PROFILE_PROBLEMS, 'hostMisspelt'> }

/** Three common misspellings each; none of them is a mail service of its own. */
const MISSPELT_HOSTS = {
  'gmail.com': ['gmial.com', 'gmal.com', 'gmai.com'],
  'yahoo.com': ['yaho.com', 'yahooo.com', 'yhoo.com'],
  'hotmail.com': ['hotmial.com', 'hotmal.com', 'hotmai.com'],
  'outlook.com': ['outlok.com', 'outloo.com', 'oulook.com'],
} as const
const HOST_MEANT = new Map<string, string>(
  Object.entries(MISSPELT_HOSTS).flatMap(([host, misspelt]) => misspelt.map((typed) => [typed, host] as const)),
)

/** The host that somebody probably meant, or `null`; whatever the capitals. */
export function hostMeant(email: string): string | null {
  return HOST_MEANT.get(email.slice(email.lastIndexOf('@') + 1).toLowerCase()) ?? null
}

/** The address with the host that was probably meant. */
export function withHostMeant(email: string): string {
  const host = hostMeant(email)
  return host === null ? email : `${email.slice(0, email.lastIndexOf('@'))}@${host}`
}

/** The fields as they are sent; what is missing, or no text, is empty. */
export function readProfileForm(typed: Readonly<Record<string, unknown>>): ProfileValues {
  const text = (field: ProfileField) => {
    const value = Object.hasOwn(typed, field) ? typed[field] : undefined
    return typeof value === 'string' ? cleanLine(value) : ''
  }
  return { first_name: text('first_name'), last_name: text('last_name'), email: text('email') }
}

/**
 * Checks the profile form in the order of the specification (spec 2 §5 "Profile save"), and after
 * that whether it can be kept.
 * @returns the first thing that is wrong, or `null`
 */
export function checkProfileForm(typed: Readonly<Record<string, unknown>>): ProfileProblem | null {
  const { first_name, last_name, email } = readProfileForm(typed)
  if (first_name === '') return { field: 'first_name', problem: 'firstNameMissing' }
  if (last_name === '') return { field: 'last_name', problem: 'lastNameMissing' }
  if (email === '') return { field: 'email', problem: 'emailMissing' }
  if (!isEmail(email) || isUnfit(email)) return { field: 'email', problem: 'emailInvalid' }
  const host = hostMeant(email)
  if (host !== null) return { field: 'email', problem: 'hostMisspelt', host }
  if (countCharacters(first_name) > MAX_NAME_LENGTH) return { field: 'first_name', problem: 'firstNameTooLong' }
  if (countCharacters(last_name) > MAX_NAME_LENGTH) return { field: 'last_name', problem: 'lastNameTooLong' }
  if (isUnfit(first_name)) return { field: 'first_name', problem: 'unfit' }
  return isUnfit(last_name) ? { field: 'last_name', problem: 'unfit' } : null
}
