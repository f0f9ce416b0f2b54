import 'server-only'
import { cookies, headers } from 'next/headers'
import { redirect } from 'next/navigation'
import type { Language } from '@/lib/contract/language'
import { emptyFormState, type FormState, type SignInForm } from '@/lib/rules/auth/form-state'
import type { SessionUser } from '@/lib/rules/auth/sign-in'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { returnPath } from '@/lib/rules/routes/return-path'
import type { SearchParams } from '@/lib/rules/routes/search-params'
import { getFormState } from '@/lib/server/auth/form-state'
import { getReturnCookie, getSessionToken } from '@/lib/server/auth/session-cookie'
import { getSessionUser } from '@/lib/server/auth/session-user'
import { surviveOutage } from '@/lib/server/provider/outage'
import { visitorAddress } from '@/lib/server/provider/visitor-address'

/** `now`: when the page was made, in ms of the epoch. */
export type SignInPage = { kind: 'account'; user: SessionUser } | { kind: 'form'; state: FormState; now: number }

/**
 * What the page of a form shows to this visitor: who is signed in, or how far the form has come. A
 * session that is over is cleared first, by a redirect. `?step=phone` goes back to the number.
 */
export async function readSignInPage(form: SignInForm, lang: Language, query: SearchParams): Promise<SignInPage> {
  const [jar, head] = await Promise.all([cookies(), headers()])
  const token = getSessionToken(jar)
  const user = token === null ? null : await findUser(token, visitorAddress(head))
  if (user === 'signed-out') redirect(`/api/session?then=${localizedPath(`/${form}`, lang)}`)
  if (user !== null) return { kind: 'account', user }
  const state = formState(form, getFormState(jar), query)
  const asked = typeof query.return === 'string' ? returnPath(query.return) : null
  const returnTo = asked ?? state.returnTo ?? returnPath(getReturnCookie(jar))
  return { kind: 'form', state: { ...state, returnTo }, now: Date.now() }
}

/** `null` while the provider is away: the form is there all the same. */
function findUser(token: string, address: string): Promise<SessionUser | 'signed-out' | null> {
  const ask = async () => (await getSessionUser({ token, address })) ?? 'signed-out'
  return surviveOutage(ask, { fallback: null })
}

function formState(form: SignInForm, kept: FormState | null, query: SearchParams): FormState {
  const empty = emptyFormState(form)
  if (kept === null) return empty
  if (kept.form === form && query.step !== 'phone') return kept
  // In the other form, or back at the number: the number stays, and where to go.
  return { ...empty, phone: kept.phone, returnTo: kept.returnTo }
}
