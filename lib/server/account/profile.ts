import 'server-only'
import { offersAccountCalls } from '@/lib/contract/account'
import { endpoints } from '@/lib/contract/endpoints'
import { type Profile, profileAnswerSchema } from '@/lib/contract/profile'
import { offersSessionCalls } from '@/lib/contract/session'
import { avatarSrc } from '@/lib/rules/pictures/picture'
import { callForVisitor, type Visitor } from '@/lib/server/auth/session-call'
import { ProviderError } from '@/lib/server/provider/provider'

/**
 * A student's profile, its picture under our own origin. `hasAccountCalls`: it can be exported and deleted;
 * `hasSessionCalls`: its sessions can be listed and ended.
 */
export type OwnProfile = { profile: Profile; hasAccountCalls: boolean; hasSessionCalls: boolean }

/** The student's profile; `null` without a session, or when it is over (401). @throws ProviderError */
export async function readProfile(visitor: Visitor): Promise<OwnProfile | null> {
  if (visitor.token === null) return null
  const { status, ok, json } = await callForVisitor(visitor, 'GET', endpoints.profile)
  if (status === 401) return null
  const profile = profileAnswerSchema.safeParse(json)
  if (!ok || !profile.success) {
    throw new ProviderError(ok ? 'unreadable' : 'status', endpoints.profile, `status ${status}`, status)
  }
  const hasSessionCalls = offersSessionCalls(json)
  return { profile: forBrowser(profile.data), hasAccountCalls: offersAccountCalls(json), hasSessionCalls }
}

/** A profile with its picture under our own origin. */
export function forBrowser(profile: Profile): Profile {
  return { ...profile, image: avatarSrc(profile.image) }
}
