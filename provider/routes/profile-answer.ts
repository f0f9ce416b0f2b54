import { z } from '@hono/zod-openapi'
import { imageSchema } from '@/provider/http/answers'
import { uploadAddress } from '@/provider/pictures/uploads'
import type { Student } from '@/provider/store/students'

const subscriptionSchema = z
  .strictObject({
    name: z.string(),
    price: z.int(),
    billing_cycle: z.string(),
    start_date: z.string(),
    expire_date: z.string(),
  })
  .openapi('Subscription')

export const profileSchema = z
  .strictObject({
    id: z.int(),
    first_name: z.string(),
    last_name: z.string(),
    email: z.string().nullable(),
    phone: z.string(),
    image_url: imageSchema,
    /** Nobody can take a plan yet. */
    plan: z.union([subscriptionSchema, z.null()]),
    subscriptions: z.array(subscriptionSchema),
  })
  .openapi('Profile')

export function profileAnswer(student: Student): z.output<typeof profileSchema> {
  return {
    id: student.id,
    first_name: student.firstName,
    last_name: student.lastName,
    email: student.email,
    phone: student.phone,
    image_url: uploadAddress(student.picture),
    plan: null,
    subscriptions: [],
  }
}
