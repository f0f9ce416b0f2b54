import 'server-only'
import { z } from 'zod'
import { VERIFIED_MINUTES } from '@/lib/contract/constants'
import { type FormState, SIGN_IN_FORMS, SIGN_IN_STEPS } from '@/lib/rules/auth/form-state'
import { SIGN_IN_CALLS, SIGN_IN_FIELDS } from '@/lib/rules/auth/sign-in'
import { type FailureReason, isFailureReason } from '@/lib/rules/result'
import { sealedCookie } from '@/lib/server/auth/sealed-cookie'

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

const formCookie = sealedCookie('form', FORM_LIFE_S, formStateSchema)
const verifiedCookie = sealedCookie('verified', VERIFIED_LIFE_S, z.string())

/** What the visitor's last post without JavaScript left, for five minutes. */
export const getFormState = formCookie.find
/** Keeps the state of a form for the page that is shown next. */
export const setFormState = formCookie.keep

/** The phone for whose registration this browser has entered the right code within 15 minutes. */
export const getVerifiedPhone = verifiedCookie.find
export const setVerifiedPhone = verifiedCookie.keep
