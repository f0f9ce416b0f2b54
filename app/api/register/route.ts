import { signInRoute } from '@/lib/bff/sign-in-route'
import type { RegisterBody } from '@/lib/contract/auth'
import { endpoints } from '@/lib/contract/endpoints'
import { getMessages } from '@/lib/messages/catalogue'
import { MAX_NAME_LENGTH } from '@/lib/rules/auth/sign-in'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { countCharacters } from '@/lib/rules/text/written-text'
import { getCodeBrowser } from '@/lib/server/auth/code-browser'
import { deviceWords } from '@/lib/server/auth/device-words'
import { getVerifiedPhone } from '@/lib/server/auth/form-state'
import { callForVisitor } from '@/lib/server/auth/session-call'
import type { SignInInput } from '@/lib/server/auth/sign-in-input'
import { failure } from '@/lib/server/auth/sign-in-outcome'
import { replyFailure, signedIn } from '@/lib/server/auth/sign-in-reply'

/** What stood at the button, in the language in which it was read, and whether its box was ticked. */
function consent({ lang, terms }: SignInInput): string {
  const text = getMessages(lang).signIn
  const sentence = fillMessage(text.consent, { terms: text.termsLink, privacy: text.privacyLink })
  return `${sentence} [${terms ? 'x' : ' '}] ${text.terms}`
}

/** Completes the registration of a verified phone and signs in: `{ok: true, user, returnTo}`, or a `SignInFailure`. */
export const POST = signInRoute('register', 'registration', async (input, { visitor, request }) => {
  const { phone, firstName, lastName } = input
  if (phone === '' || getVerifiedPhone(request.cookies) !== phone) return failure('unverified')
  if (firstName === '') return failure('invalid', { field: 'firstName' })
  if (lastName === '') return failure('invalid', { field: 'lastName' })
  if (countCharacters(firstName) > MAX_NAME_LENGTH) return failure('too-long', { field: 'firstName' })
  if (countCharacters(lastName) > MAX_NAME_LENGTH) return failure('too-long', { field: 'lastName' })
  const body: RegisterBody = {
    phone_number: phone,
    first_name: firstName,
    last_name: lastName,
    consent: consent(input),
    browser_nonce: getCodeBrowser(request.cookies),
    device: deviceWords(request.headers),
  }
  const reply = await callForVisitor(visitor, 'POST', endpoints.registerComplete, body)
  return reply.ok ? signedIn(endpoints.registerComplete, reply) : replyFailure(reply)
})
