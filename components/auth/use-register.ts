import { useState } from 'react'
import { register, type SignedIn, sendCode, verifyRegistration } from '@/lib/client/auth/sign-in-calls'
import type { Language } from '@/lib/contract/language'
import type { SignInMessages } from '@/lib/messages/en/sign-in'
import { codeDigits, REGISTRATION_CODE_ROOM } from '@/lib/rules/auth/one-time-code'
import { phoneDigits } from '@/lib/rules/auth/phone'
import {
  failureText,
  isCodeValid,
  isPhoneValid,
  MAX_NAME_LENGTH,
  type SignInCall,
  type SignInFailure,
  type SignInField,
} from '@/lib/rules/auth/sign-in'
import { countCharacters } from '@/lib/rules/text/written-text'
import { useCalls } from './use-calls'
import { useCodeSending } from './use-code-sending'

type Props = {
  lang: Language
  text: SignInMessages
  otpLength: number
  typedPhone: string
  onSignedIn: (answer: SignedIn) => void
}
type Names = { firstName: string; lastName: string }
/** What the banner says, the field to mend, and whether the other form is the right one. */
type Problem = { message: string; hint: string | null; field: SignInField | null; isKnown: boolean }

type Typed = Names & { phone: string; code: string; otpLength: number; isVerified: boolean }

/** What is wrong, in the order of the specification. */
function findProblem(
  { phone, code, otpLength, isVerified, firstName, lastName }: Typed,
  text: SignInMessages,
): [SignInField, string] | null {
  if (!isPhoneValid(phone, 'registration')) return ['phone', text.registerPhoneInvalid]
  if (!isVerified && !isCodeValid(code, 'registration', otpLength)) return ['otp', text.codeInvalid]
  if (firstName === '') return ['firstName', text.namesMissing]
  if (lastName === '') return ['lastName', text.namesMissing]
  if (!isVerified) return ['otp', text.verifyFirst]
  if (countCharacters(firstName) > MAX_NAME_LENGTH) return ['firstName', text.firstNameTooLong]
  if (countCharacters(lastName) > MAX_NAME_LENGTH) return ['lastName', text.lastNameTooLong]
  return null
}

/** What a call that failed leads to; `field` is the one to mend where the failure names none. */
function problemOf(failure: SignInFailure, field: SignInField | null, message: string, text: SignInMessages): Problem {
  const hint = failure.reason === 'away' ? text.connectionHint : null
  return { message, hint, field: failure.field ?? field, isKnown: failure.reason === 'already-registered' }
}

/** Registering (spec 1 §4 "Registration", §5, §8). Its errors stand in a banner. */
export function useRegister({ lang, text, otpLength, typedPhone, onSignedIn }: Props) {
  const [code, setCode] = useState('')
  const [names, setNames] = useState<Names>({ firstName: '', lastName: '' })
  const [terms, setTerms] = useState(false)
  const [isVerified, setVerified] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const { pending, run } = useCalls<SignInCall>()

  const phone = phoneDigits(typedPhone)
  const codeRoom = Math.max(REGISTRATION_CODE_ROOM, otpLength)
  const sending = useCodeSending(phone, text)

  const complain = (field: SignInField, message: string) => setProblem({ message, hint: null, field, isKnown: false })

  function complainOf(call: SignInCall, field: SignInField | null, failure: SignInFailure) {
    setProblem(problemOf(failure, field, failureText(call, 'registration', failure, text, lang), text))
  }

  async function send() {
    if (pending !== null || sending.shown.secondsLeft > 0 || isVerified) return
    if (!isPhoneValid(phone, 'registration')) return complain('phone', text.registerPhoneInvalid)
    const result = await run('send', (signal) => sendCode(phone, 'registration', lang, signal))
    if (result === null) return
    sending.wait(result.ok ? result.answer.retryAfter : result.failure.retryAfter)
    if (!result.ok) return complainOf('send', 'phone', result.failure)
    setProblem(null)
    sending.noteSent()
  }

  async function verify() {
    if (pending !== null || isVerified) return
    if (!isPhoneValid(phone, 'registration')) return complain('phone', text.registerPhoneInvalid)
    if (!isCodeValid(code, 'registration', otpLength)) return complain('otp', text.codeInvalid)
    const result = await run('verify', (signal) => verifyRegistration(phone, code, signal))
    if (result === null) return
    if (!result.ok) return complainOf('verify', 'otp', result.failure)
    setProblem(null)
    setVerified(true)
  }

  async function complete() {
    if (pending !== null) return
    const [firstName, lastName] = [names.firstName.trim(), names.lastName.trim()]
    const found = findProblem({ phone, code, otpLength, isVerified, firstName, lastName }, text)
    if (found !== null) return complain(...found)
    const result = await run('register', (signal) => register({ phone, firstName, lastName, terms, lang }, signal))
    if (result === null) return
    if (result.ok) return onSignedIn(result.answer)
    const isUnverified = result.failure.reason === 'unverified'
    if (isUnverified) forgetCode()
    complainOf('register', isUnverified ? 'otp' : null, result.failure)
  }

  function forgetCode() {
    setVerified(false)
    setCode('')
    sending.forget()
  }

  return {
    code,
    codeRoom,
    names,
    terms,
    problem,
    pending,
    isVerified,
    ...sending.shown,
    /** For screen readers. */
    status: isVerified ? text.phoneVerified : sending.shown.status,
    send,
    verify,
    complete,
    setTerms,
    changeCode(typed: string) {
      setCode(codeDigits(typed, codeRoom))
      if (problem?.field === 'otp') setProblem(null)
    },
    changeName(change: Partial<Names>) {
      setNames((known) => ({ ...known, ...change }))
      if (problem?.field === 'firstName' || problem?.field === 'lastName') setProblem(null)
    },
    /** Another number: what was verified was the old one. */
    changePhone() {
      forgetCode()
      setProblem(null)
    },
  }
}

export type RegisterState = ReturnType<typeof useRegister>
