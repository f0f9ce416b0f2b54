import { useState } from 'react'
import { showToast } from '@/components/ui/toast'
import { type SignedIn, sendCode, verifyLogin } from '@/lib/client/auth/sign-in-calls'
import type { Language } from '@/lib/contract/lenient'
import type { SignInMessages } from '@/lib/messages/en/sign-in'
import { phoneDigits } from '@/lib/rules/auth/phone'
import { failureText, isCodeValid, isPhoneValid, type SignInCall, type SignInFailure } from '@/lib/rules/auth/sign-in'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { useCalls } from './use-calls'
import { useCountdown } from './use-countdown'

type Props = {
  lang: Language
  text: SignInMessages
  otpLength: number
  typedPhone: string
  onSignedIn: (answer: SignedIn) => void
}
type Errors = { phone: string | null; code: string | null; isUnknown: boolean }

const NO_ERRORS: Errors = { phone: null, code: null, isUnknown: false }

/** Logging in (spec 1 §4 "Login", §5, §8). Its errors are toasts; what must be mended also stands in `errors`. */
export function useLogin({ lang, text, otpLength, typedPhone, onSignedIn }: Props) {
  const [code, setCode] = useState('')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [sent, setSent] = useState(0)
  const [waits, setWaits] = useState<string | null>(null)
  const [errors, setErrors] = useState(NO_ERRORS)
  const countdown = useCountdown()
  const { pending, run } = useCalls<'send' | 'verify'>()

  const phone = phoneDigits(typedPhone)
  // Another number does not wait for the one that was mistyped.
  const secondsLeft = waits === phone ? countdown.left : 0
  const canSend = isPhoneValid(phone, 'login') && secondsLeft === 0 && pending === null

  function fail(field: 'phone' | 'code', message: string) {
    showToast({ type: 'error', message })
    setErrors({ ...NO_ERRORS, [field]: message })
  }

  function failCall(field: 'phone' | 'code', call: SignInCall, failure: SignInFailure) {
    const message = failureText(call, 'login', failure, text, lang)
    const hint = failure.reason === 'away' ? ` ${text.connectionHint}` : ''
    showToast({ type: 'error', message })
    setErrors({ ...NO_ERRORS, [field]: message + hint, isUnknown: failure.reason === 'not-registered' })
  }

  async function send() {
    if (!isPhoneValid(phone, 'login')) return fail('phone', text.loginPhoneInvalid)
    if (!canSend) return
    const result = await run('send', (signal) => sendCode(phone, 'login', signal))
    if (result === null) return
    const wait = (result.ok ? result.answer.retryAfter : result.failure.retryAfter) ?? null
    if (wait !== null) {
      setWaits(phone)
      countdown.start(wait)
    }
    if (!result.ok) return failCall(sentTo === null ? 'phone' : 'code', 'send', result.failure)
    setErrors(NO_ERRORS)
    setSentTo(phone)
    setSent((count) => count + 1)
    showToast({ type: 'success', message: text.codeSent })
  }

  async function verify() {
    if (pending !== null) return
    if (!isPhoneValid(phone, 'login')) return fail('phone', text.loginPhoneInvalid)
    if (!isCodeValid(code, 'login', otpLength)) return fail(sentTo === null ? 'phone' : 'code', text.codeIncomplete)
    const result = await run('verify', (signal) => verifyLogin(phone, code, signal))
    if (result === null) return
    if (result.ok) onSignedIn(result.answer)
    else failCall('code', 'verify', result.failure)
  }

  return {
    code,
    errors,
    pending,
    canSend,
    secondsLeft,
    /** Counts the messages to the number that stands in the field. */
    sent: sentTo === null ? 0 : sent,
    isSent: sentTo !== null,
    /** For screen readers: a code was sent, or can be asked for again. */
    status:
      sentTo === null
        ? ''
        : countdown.isOver
          ? text.canResend
          : fillMessage(text.codeSentTo, { phone: [...sentTo].join(' ') }),
    send,
    verify,
    changeCode(next: string) {
      setCode(next)
      // "Incomplete" stands until it is complete; what was wrong, until it is another one.
      if (errors.code !== text.codeIncomplete || next.length === otpLength) setErrors(NO_ERRORS)
    },
    changePhone() {
      setErrors(NO_ERRORS)
      setCode('')
      setSentTo(null)
    },
  }
}
