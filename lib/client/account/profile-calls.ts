import { isText, objectOf, orNull } from '@/lib/client/answer-shape'
import { getFromBff } from '@/lib/client/bff-client'
import { callBff } from '@/lib/client/bff-call'
import { PROFILE_PLACES, type ProfilePlace } from '@/lib/rules/account/profile-reply'
import type { Result } from '@/lib/rules/result'
import type { SessionUser } from '@/lib/rules/auth/sign-in'

/** What the settings show of a profile. `plan` is its name. */
export type ShownProfile = {
  id: string | null
  firstName: string | null
  lastName: string | null
  email: string | null
  phone: string | null
  /** A path of our own. */
  image: string | null
  plan: string | null
}
const PATH = '/api/profile'

const isPlan = objectOf<{ name: string }>({ name: isText })
type Answer = Omit<ShownProfile, 'plan'> & { plan: { name: string } | null }
const isProfile = objectOf<Answer>({
  id: orNull(isText),
  firstName: orNull(isText),
  lastName: orNull(isText),
  email: orNull(isText),
  phone: orNull(isText),
  image: orNull(isText),
  plan: orNull(isPlan),
})

const shown = ({ plan, ...profile }: Answer): ShownProfile => ({ ...profile, plan: plan?.name ?? null })

/** The profile of who is signed in. @throws BffError */
export async function fetchProfile(signal: AbortSignal): Promise<ShownProfile> {
  return shown(await getFromBff(PATH, isProfile, signal))
}

/** Saves a profile with its picture. A 401 tells the session that it is over. */
export async function saveProfile(form: FormData): Promise<Result<ShownProfile, ProfilePlace>> {
  const result = await callBff(PATH, form, { is: isProfile, fields: PROFILE_PLACES })
  return result.ok ? { ok: true, answer: shown(result.answer) } : result
}

/** The navbar's view of a profile. */
export function profileUser({ firstName, lastName, image, plan }: ShownProfile): Omit<SessionUser, 'id'> {
  const fullName = [firstName, lastName].filter((name) => name !== null).join(' ') || null
  return { fullName, image, plan }
}
