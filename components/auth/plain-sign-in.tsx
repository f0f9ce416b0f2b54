import type { Language } from '@/lib/contract/language'
import type { SignInMessages } from '@/lib/messages/en/sign-in'
import type { FormState, SignInStep } from '@/lib/rules/auth/form-state'
import { REGISTRATION_CODE_ROOM } from '@/lib/rules/auth/one-time-code'
import { failureText, type SignInCall, type SignInFailure, type SignInField } from '@/lib/rules/auth/sign-in'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { PlainCard, PlainNote } from './plain-card'
import { plainHref } from './plain-form'
import { NamesStep } from './plain-names'
import { CodeStep, PhoneStep, type StepProps, underlinedLinkClass } from './plain-steps'

type Props = {
  lang: Language
  text: SignInMessages
  state: FormState
  otpLength: number
  /** When the page is made, in ms of the epoch: what remains of the waiting time depends on it. */
  now: number
}

const REGISTER_STEPS: readonly SignInStep[] = ['phone', 'code', 'names']

/** What went wrong, beside its field where it has one on this step. */
function messages({ form, step, failure, firstName, lastName }: FormState, text: SignInMessages, lang: Language) {
  if (failure === null) return { banner: null, errors: {} }
  const said = failureText(failure.call, form === 'login' ? 'login' : 'registration', failure, text, lang)
  const place = failurePlace(failure.call, failure)
  const shown = { phone: ['phone'], code: ['otp'], names: ['firstName', 'lastName'] }[step]
  if (place === null || !shown.includes(place)) return { banner: said, errors: {} }
  // Both names can be missing at once; the answer names the first.
  const isMissing = failure.reason === 'invalid' && step === 'names'
  const missing = { ...(firstName === '' && { firstName: said }), ...(lastName === '' && { lastName: said }) }
  return { banner: null, errors: isMissing ? missing : { [place]: said } }
}

/** Login or registration as a page: the steps of the modals, each a post and a redirect (spec 1 §2, §4). */
export function PlainSignIn({ lang, text, state, otpLength, now }: Props) {
  const isLogin = state.form === 'login'
  const { banner, errors } = messages(state, text, lang)
  const step: StepProps = {
    context: { form: state.form, lang, returnTo: state.returnTo },
    text,
    state,
    errors,
    otpLength,
    page: localizedPath(`/${state.form}`, lang),
  }
  const steps = { step: REGISTER_STEPS.indexOf(state.step) + 1, steps: REGISTER_STEPS.length }
  const code = isLogin
    ? { label: text.code, button: text.loginButton, length: otpLength }
    : { label: text.registerCode, button: text.verify, length: Math.max(otpLength, REGISTRATION_CODE_ROOM) }
  return (
    <PlainCard
      title={isLogin ? text.loginTitle : text.registerTitle}
      subtitle={isLogin ? undefined : text.registerSubtitle}
      step={isLogin ? undefined : fillMessage(text.stepOf, steps)}
    >
      {banner === null ? null : <PlainNote tone="bad">{banner}</PlainNote>}
      {state.notice === 'signed-out' ? <PlainNote tone="good">{text.signedOut}</PlainNote> : null}
      {state.step === 'names' && banner === null ? <PlainNote tone="good">{text.phoneVerified}</PlainNote> : null}
      {state.step === 'phone' ? <PhoneStep {...step} /> : null}
      {state.step === 'code' ? <CodeStep {...step} {...code} now={now} /> : null}
      {state.step === 'names' ? <NamesStep {...step} /> : null}
      <p className="mt-5 flex flex-wrap items-center gap-x-2 border-t border-line pt-3 text-ink-2">
        {isLogin ? text.noAccount : text.haveAccount}
        <a
          href={plainHref(localizedPath(isLogin ? '/register' : '/login', lang), state.returnTo)}
          className={underlinedLinkClass}
        >
          {isLogin ? text.register : text.login}
        </a>
      </p>
    </PlainCard>
  )
}

/**
 * The field beside which a failure is shown, or `null`: above the form, because no other input would
 * mend it. A number that belongs into the other form is the phone's matter, a refused code the code's.
 */
function failurePlace(call: SignInCall, { reason, field = null }: SignInFailure): SignInField | null {
  if (field !== null) return field
  if (reason === 'already-registered' || reason === 'not-registered') return 'phone'
  const isRefused = reason === 'wrong-code' || reason === 'refused'
  return call === 'verify' && isRefused ? 'otp' : null
}
