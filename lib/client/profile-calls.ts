import { type IsShape, isText, objectOf, orNull } from '@/lib/client/answer-shape'
import { getFromBff } from '@/lib/client/bff-client'
import { postToBff } from '@/lib/client/bff-post'
import type { ProfileFailure, ProfilePlace } from '@/lib/rules/profile-reply'
import type { SessionUser } from '@/lib/rules/sign-in'

/** What the settings show of a profile. `plan` is its name. */
export type ShownProfile = {
  firstName: string | null
  lastName: string | null
  email: string | null
  phone: string | null
  /** A path of our own. */
  image: string | null
  plan: string | null
}
export type SaveOutcome =
  | { kind: 'saved'; profile: ShownProfile }
  | { kind: 'signed-out' }
  /** `failure` is `null` where nothing came that says why. */
  | { kind: 'failed'; failure: ProfileFailure | null }

const PATH = '/api/profile'

const isPlan = objectOf<{ name: string }>({ name: isText })
type Answer = Omit<ShownProfile, 'plan'> & { plan: { name: string } | null }
const isProfile = objectOf<Answer>({
  firstName: orNull(isText),
  lastName: orNull(isText),
  email: orNull(isText),
  phone: orNull(isText),
  image: orNull(isText),
  plan: orNull(isPlan),
})

const PLACES: Record<NonNullable<ProfilePlace>, true> = { first_name: true, last_name: true, email: true, image: true }
const isPlace: IsShape<NonNullable<ProfilePlace>> = (value): value is NonNullable<ProfilePlace> =>
  isText(value) && Object.hasOwn(PLACES, value)
const isFailure = objectOf<ProfileFailure>({ field: orNull(isPlace), message: isText })

const shown = ({ plan, ...profile }: Answer): ShownProfile => ({ ...profile, plan: plan?.name ?? null })

/** The profile of who is signed in. @throws BffError */
export async function fetchProfile(signal: AbortSignal): Promise<ShownProfile> {
  return shown(await getFromBff(PATH, isProfile, signal))
}

/** Saves a profile with its picture. A 401 tells the session that it is over. */
export async function saveProfile(form: FormData): Promise<SaveOutcome> {
  const { status, body } = await postToBff(PATH, form)
  if (status === 200 && isProfile(body)) return { kind: 'saved', profile: shown(body) }
  if (status === 401) return { kind: 'signed-out' }
  return { kind: 'failed', failure: isFailure(body) ? { field: body.field, message: body.message } : null }
}

/** The navbar's view of a profile. */
export function profileUser({ firstName, lastName, image, plan }: ShownProfile): SessionUser {
  const fullName = [firstName, lastName].filter((name) => name !== null).join(' ') || null
  return { fullName, image, plan }
}
