import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import type { Language } from '@/lib/contract/language'
import { isText } from '@/lib/client/answer-shape'

/** What a passkey is asked for; each has its question and its form at the desk. */
export type Ceremony = 'sign-in' | 'add'
/** Why there is no answer: each has its sentence in `lib/messages/<language>/desk-passkeys.ts`. */
export type PasskeyFailure = 'cancelled' | 'known' | 'stale' | 'full' | 'signedOut' | 'limited' | 'away' | 'unusable'
type Answer = { response: string } | { failure: PasskeyFailure }

export const canUsePasskeys = browserSupportsWebAuthn

/** A question as the desk asks it: what WebAuthn makes of it is the library's to say. */
const hasChallenge = (value: unknown): value is { challenge: string } =>
  typeof value === 'object' && value !== null && 'challenge' in value && isText(value.challenge)
function isRequest(value: unknown): value is PublicKeyCredentialRequestOptionsJSON {
  return hasChallenge(value)
}
function isCreation(value: unknown): value is PublicKeyCredentialCreationOptionsJSON {
  return hasChallenge(value) && 'rp' in value && 'user' in value && 'pubKeyCredParams' in value
}

const REFUSALS: Readonly<Record<number, PasskeyFailure>> = {
  401: 'signedOut',
  409: 'stale',
  422: 'full',
  429: 'limited',
}

async function askDesk(path: string, lang: Language): Promise<{ question: unknown } | { failure: PasskeyFailure }> {
  try {
    const headers = { 'content-type': 'application/json' }
    const reply = await fetch(path, { method: 'POST', headers, body: JSON.stringify({ lang }) })
    return reply.ok ? { question: await reply.json() } : { failure: REFUSALS[reply.status] ?? 'away' }
  } catch {
    return { failure: 'away' }
  }
}

/** By the names that WebAuthn gives them; that nobody answered in time looks as if it was cancelled. */
function failureOf(error: unknown): PasskeyFailure {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'AbortError') return 'cancelled'
  return name === 'InvalidStateError' ? 'known' : 'unusable'
}

/** Asks the desk, and with its question the browser. @returns the answer as the desk's form sends it */
export async function askForPasskey(ceremony: Ceremony, path: string, lang: Language): Promise<Answer> {
  const asked = await askDesk(path, lang)
  if ('failure' in asked) return asked
  try {
    if (ceremony === 'add') {
      if (!isCreation(asked.question)) return { failure: 'away' }
      return { response: JSON.stringify(await startRegistration({ optionsJSON: asked.question })) }
    }
    if (!isRequest(asked.question)) return { failure: 'away' }
    return { response: JSON.stringify(await startAuthentication({ optionsJSON: asked.question })) }
  } catch (error) {
    return { failure: failureOf(error) }
  }
}
