import 'server-only'
import type { NextResponse } from 'next/server'
import { z } from 'zod'
import { VERIFIED_MINUTES } from '@/lib/contract/constants'
import { type FormState, SIGN_IN_FORMS, SIGN_IN_STEPS } from '@/lib/rules/auth/form-state'
import { SIGN_IN_CALLS, SIGN_IN_FIELDS } from '@/lib/rules/auth/sign-in'
import { type FailureReason, isFailureReason } from '@/lib/rules/result'
import { purposeOf, seal, unseal } from '@/lib/server/auth/sealed'
import {
  type Cookies,
  getHiddenCookie,
  getSessionToken,
  sessionTokenAfter,
  setHiddenCookie,
} from '@/lib/server/auth/session-cookie'

const FORM_LIFE_S = 5 * 60
const VERIFIED_LIFE_S = VERIFIED_MINUTES * 60

const formStateSchema: z.ZodType<FormState> = z.object({
  form: z.enum(SIGN_IN_FORMS),
  step: z.enum(SIGN_IN_STEPS),
  phone: z.string(),
  otp: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  terms: z.boolean(),
  resendAt: z.number().nullable(),
  returnTo: z.string().nullable(),
  notice: z.enum(['code-sent', 'signed-out']).nullable(),
  failure: z
    .object({
      call: z.enum(SIGN_IN_CALLS),
      reason: z.custom<FailureReason>(isFailureReason),
      message: z.string().nullish(),
      field: z.enum(SIGN_IN_FIELDS).nullish(),
      retryAfter: z.number().nullish(),
    })
    .nullable(),
})

/** What the visitor's last post without JavaScript left, for five minutes. */
export function getFormState(cookies: Cookies): FormState | null {
  return unseal(purposeOf('form', getSessionToken(cookies)), getHiddenCookie(cookies, 'form'), formStateSchema)
}

/** Keeps the state of a form for the page that is shown next. */
export function setFormState(answer: NextResponse, cookies: Cookies, state: FormState): void {
  setHiddenCookie(
    answer,
    'form',
    seal(purposeOf('form', sessionTokenAfter(answer, cookies)), state, FORM_LIFE_S),
    FORM_LIFE_S,
  )
}

/** The phone for whose registration this browser has entered the right code within 15 minutes. */
export function getVerifiedPhone(cookies: Cookies): string | null {
  return unseal(purposeOf('verified', getSessionToken(cookies)), getHiddenCookie(cookies, 'verified'), z.string())
}

export function setVerifiedPhone(answer: NextResponse, cookies: Cookies, phone: string): void {
  setHiddenCookie(
    answer,
    'verified',
    seal(purposeOf('verified', sessionTokenAfter(answer, cookies)), phone, VERIFIED_LIFE_S),
    VERIFIED_LIFE_S,
  )
}
