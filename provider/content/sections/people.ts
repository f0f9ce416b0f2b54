import { z } from '@hono/zod-openapi'
import { description, image, list, title } from '@/provider/content/fields'

const MOST = 100

/** Somebody invented: `npm run sample -- remove` takes them away. Answers do not tell. */
const isSample = z.literal(true, 'expects true, or nothing').optional()

const testimonialFields = {
  name: title,
  job_title: title.optional(),
  description: description,
  image_url: image.optional(),
}
const founderFields = { name: title, description: description.optional(), image_url: image.optional() }
const mentorFields = {
  id: z.int('expects a whole number').positive('expects a whole number from 1 on'),
  image_url: image.optional(),
  name: title,
  job_title: title.optional(),
}

export const testimonialAnswer = z.strictObject(testimonialFields).openapi('Testimonial')
export const founderAnswer = z.strictObject(founderFields).openapi('Founder')
export const mentorAnswer = z.strictObject(mentorFields).openapi('Mentor')

const person = <Shape extends z.ZodRawShape>(fields: Shape) =>
  z.strictObject({ ...fields, is_sample: isSample }, 'expects a person: {"name": {"en": "…"}, …}')

export const testimonial = list(person(testimonialFields), MOST)
export const founders = list(person(founderFields), MOST)
export const mentors = list(person(mentorFields), MOST).superRefine((all, context) => {
  const seen = new Set<number>()
  for (const [index, { id }] of all.entries()) {
    if (seen.has(id)) context.addIssue({ code: 'custom', path: [index, 'id'], message: `${id} is another mentor’s` })
    seen.add(id)
  }
})
