import { description, id, image, list, required, title, written } from '@/lib/contract/content/fields'
import type { Read } from '@/lib/contract/content/read'

const PEOPLE = { expects: 'expects a person: {"name": {"en": "…"}, …}', most: 100, mayBeInvented: true } as const

/** Those who praise; without words there is nothing to show. */
export const testimonial = list({
  entry: 'Testimonial',
  ...PEOPLE,
  fields: {
    name: written(title('name')),
    jobTitle: title('job_title'),
    description: required(description('description')),
    image: image('image_url'),
  },
})
export type Testimonial = Read<typeof testimonial>[number]

/** Of the home and the about page. */
export const founders = list({
  entry: 'Founder',
  ...PEOPLE,
  fields: { name: required(title('name')), description: description('description'), image: image('image_url') },
})
export type Founder = Read<typeof founders>[number]

/** Of the mentoring page. */
export const mentors_data = list({
  entry: 'Mentor',
  ...PEOPLE,
  fields: {
    id: written(id('id')),
    image: image('image_url'),
    name: required(title('name')),
    jobTitle: title('job_title'),
  },
})
export type Mentor = Read<typeof mentors_data>[number]
