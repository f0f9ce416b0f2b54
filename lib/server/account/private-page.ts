import 'server-only'
import { cookies, headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { getSessionToken } from '@/lib/server/auth/session-cookie'
import type { Visitor } from '@/lib/server/auth/session-call'
import { visitorAddress } from '@/lib/server/provider/visitor-address'

/** Who asks for the page that is being rendered. */
export async function readVisitor(): Promise<Visitor> {
  const [jar, head] = await Promise.all([cookies(), headers()])
  return { token: getSessionToken(jar), address: visitorAddress(head) }
}

/**
 * Leaves a private page for signing in, whether middleware.ts has run or not. By way of a route,
 * because a page cannot clear the cookies of a session that is over.
 * @param path of the page, with its query: there the visitor comes back
 */
export function signInFirst(path: string): never {
  redirect(`/api/session?${new URLSearchParams({ for: path })}`)
}
