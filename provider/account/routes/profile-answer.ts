import { z } from '@hono/zod-openapi'
import type { Student } from '@/provider/account/store/students'
import { imageSchema } from '@/provider/http/answers'
import { currentOf, profilePlan, profilePlanSchema } from '@/provider/payments/routes/subscription-answer'
import type { Subscription } from '@/provider/payments/store/subscriptions'
import { uploadAddress } from '@/provider/pictures/uploads'

export const profileSchema = z
  .strictObject({
    id: z.int(),
    first_name: z.string(),
    last_name: z.string(),
    email: z.string().nullable(),
    phone: z.string(),
    image_url: imageSchema,
    plan: z.union([profilePlanSchema, z.null()]),
    subscriptions: z.array(profilePlanSchema).openapi({ description: 'All that were chosen, the latest first' }),
  })
  .openapi('Profile')

/** @param today a day in India */
export function profileAnswer(
  student: Student,
  subscriptions: readonly Subscription[],
  today: string,
): z.output<typeof profileSchema> {
  const current = currentOf(subscriptions, today)
  return {
    id: student.id,
    first_name: student.firstName,
    last_name: student.lastName,
    email: student.email,
    phone: student.phone,
    image_url: uploadAddress(student.picture),
    plan: current && profilePlan(current, today),
    subscriptions: subscriptions.map((subscription) => profilePlan(subscription, today)),
  }
}
