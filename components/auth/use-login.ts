import { useState } from 'react'
import { showToast } from '@/components/ui/toast'
import { type SignedIn, sendCode, verifyLogin } from '@/lib/client/auth/sign-in-calls'
import type { Language } from '@/lib/contract/language'
import type { SignInMessages } from '@/lib/messages/en/sign-in'
import { phoneDigits } from '@/lib/rules/auth/phone'
import { failureText, isCodeValid, isPhoneValid, type SignInCall, type SignInFailure } from '@/lib/rules/auth/sign-in'
import { useCalls } from './use-calls'
import { useCodeSending } from './use-code-sending'

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
  const [errors, setErrors] = useState(NO_ERRORS)
  const { pending, run } = useCalls<'send' | 'verify'>()

  const phone = phoneDigits(typedPhone)
  const sending = useCodeSending(phone, text)
  const { isSent, secondsLeft } = sending.shown
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
    const result = await run('send', (signal) => sendCode(phone, 'login', lang, signal))
    if (result === null) return
    sending.wait(result.ok ? result.answer.retryAfter : result.failure.retryAfter)
    if (!result.ok) return failCall(isSent ? 'code' : 'phone', 'send', result.failure)
    setErrors(NO_ERRORS)
    sending.noteSent()
    showToast({ type: 'success', message: text.codeSent })
  }

  async function verify() {
    if (pending !== null) return
    if (!isPhoneValid(phone, 'login')) return fail('phone', text.loginPhoneInvalid)
    if (!isCodeValid(code, 'login', otpLength)) return fail(isSent ? 'code' : 'phone', text.codeIncomplete)
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
    ...sending.shown,
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
      sending.forget()
    },
  }
}
