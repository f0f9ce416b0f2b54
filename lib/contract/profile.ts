import { z } from 'zod'
import { planName } from '@/lib/contract/auth'
import type { Body } from '@/lib/contract/body'
import { day } from '@/lib/contract/date-time'
import {
  amount,
  englishText,
  id,
  image,
  isFields,
  list,
  orNull,
  required,
  string,
  underData,
} from '@/lib/contract/lenient'
import { paise, subscriptionStatus } from '@/lib/contract/subscription'

const subscriptionSchema = z
  .unknown()
  .transform((plan): unknown => ({ ...(isFields(plan) ? plan : {}), name: planName.parse(plan) }))
  .pipe(
    z.object({
      id,
      name: required(string),
      price: amount,
      billing_cycle: englishText,
      start_date: day,
      expire_date: day,
      status: subscriptionStatus,
      amount: paise,
    }),
  )
  .transform(({ billing_cycle, start_date, expire_date, ...subscription }) => ({
    ...subscription,
    billingCycle: billing_cycle,
    startDate: start_date,
    expireDate: expire_date,
  }))
/**
 * A plan that a student has or had; dates are days in India, `yyyy-mm-dd`. A bare name is one, too.
 * `price` is in rupees for a cycle, `amount` in paise what was paid; `id`, `status` and `amount` come
 * from providers that sell plans (lib/contract/subscription.ts).
 */
export type Subscription = z.output<typeof subscriptionSchema>

const profileSchema = z
  .object({
    id,
    first_name: englishText,
    last_name: englishText,
    email: string,
    phone: string,
    image_url: image,
    plan: orNull(subscriptionSchema),
    subscriptions: list(subscriptionSchema),
  })
  .transform(({ first_name, last_name, image_url, ...profile }) => ({
    ...profile,
    firstName: first_name,
    lastName: last_name,
    image: image_url,
  }))
/** A student's own data. Every field may be absent. */
export type Profile = z.output<typeof profileSchema>

/** `GET /profile`; fails when `data` is no object. */
export const profileAnswerSchema = underData(profileSchema)

/** `POST /profile/update`, multipart: a field that is left out stays as it is. */
export const PROFILE_UPDATE = {
  first_name: 'name?',
  last_name: 'name?',
  email: 'email?',
  phone: 'mobile?',
  image: 'picture?',
} as const
export type ProfileUpdateBody = Body<typeof PROFILE_UPDATE>

/** Its answer; a provider that answers with its message alone has changed it all the same. */
export const profileUpdateAnswerSchema = z
  .object({ message: string, data: orNull(profileSchema) })
  .transform(({ message, data }) => ({ message, profile: data }))
