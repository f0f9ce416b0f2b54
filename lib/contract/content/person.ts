import { z } from 'zod'
import { id, image, required, text } from '@/lib/contract/lenient'

/** Somebody who praises; without words there is nothing to show. */
export const testimonialSchema = z
  .object({ name: text, job_title: text, description: required(text), image_url: image })
  .transform(({ name, job_title, description, image_url }) => ({
    name,
    jobTitle: job_title,
    description,
    image: image_url,
  }))
export type Testimonial = z.output<typeof testimonialSchema>

/** A founder (home and about pages). */
export const founderSchema = z
  .object({ name: required(text), description: text, image_url: image })
  .transform(({ name, description, image_url }) => ({ name, description, image: image_url }))
export type Founder = z.output<typeof founderSchema>

/** A mentor of the mentoring page. */
export const mentorSchema = z
  .object({ id, image_url: image, name: required(text), job_title: text })
  .transform(({ id, image_url, name, job_title }) => ({ id, image: image_url, name, jobTitle: job_title }))
export type Mentor = z.output<typeof mentorSchema>

/** A tile of the categories carousel, which leads to `/filter` with its type and stream. */
export const categorySchema = z
  .object({ id, institute_type_id: id, name: required(text), description: text, image_url: image })
  .transform(({ id, institute_type_id, name, description, image_url }) => ({
    id,
    instituteTypeId: institute_type_id,
    name,
    description,
    image: image_url,
  }))
export type Category = z.output<typeof categorySchema>
