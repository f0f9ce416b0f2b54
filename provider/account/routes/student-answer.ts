import { z } from '@hono/zod-openapi'
import type { Student } from '@/provider/account/store/students'
import { imageSchema } from '@/provider/http/answers'
import { uploadAddress } from '@/provider/pictures/uploads'

/** The name of the plan that runs. */
const planSchema = z.string().nullable()

const studentSchema = z
  .strictObject({
    id: z.int(),
    first_name: z.string(),
    last_name: z.string(),
    full_name: z.string(),
    phone_number: z.string(),
    email: z.string().nullable(),
    image_url: imageSchema,
    plan: planSchema,
  })
  .openapi('Student')

/** The `data` of a sign-in. */
export const sessionSchema = z
  .strictObject({
    token: z.string().openapi({ description: 'Goes as `Authorization: Bearer <token>` with later calls; 30 days' }),
    student: studentSchema,
  })
  .openapi('Session')

export const userSchema = studentSchema
  .pick({ id: true, full_name: true, image_url: true, plan: true, phone_number: true })
  .openapi('User')

const fullName = (student: Student) => `${student.firstName} ${student.lastName}`

export function userAnswer(student: Student, plan: string | null): z.output<typeof userSchema> {
  return {
    id: student.id,
    full_name: fullName(student),
    image_url: uploadAddress(student.picture),
    plan,
    phone_number: student.phone,
  }
}

export function studentAnswer(student: Student, plan: string | null): z.output<typeof studentSchema> {
  return {
    ...userAnswer(student, plan),
    first_name: student.firstName,
    last_name: student.lastName,
    email: student.email,
  }
}
