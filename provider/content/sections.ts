import type { z } from '@hono/zod-openapi'
import type { CmsType } from '@/lib/contract/endpoints'
import { about } from '@/provider/content/sections/about'
import { career } from '@/provider/content/sections/career'
import { categories } from '@/provider/content/sections/categories'
import { contact } from '@/provider/content/sections/contact'
import { footer } from '@/provider/content/sections/footer'
import { homepage } from '@/provider/content/sections/home'
import { mentor } from '@/provider/content/sections/mentoring'
import { founders, mentors, testimonial } from '@/provider/content/sections/people'
import { privacypolicy, refundpolicy, termpolicy } from '@/provider/content/sections/policies'
import { whykarnataka } from '@/provider/content/sections/why-karnataka'

/** The sections of content under the names that the contract gives them, and what may stand in each. */
export const SECTIONS = {
  homepage,
  testimonial,
  founders,
  categories,
  contact,
  footer,
  about,
  career,
  whykarnataka,
  mentor,
  mentors_data: mentors,
  refundpolicy,
  privacypolicy,
  termpolicy,
}
export type SectionName = keyof typeof SECTIONS
export type Content = { [Name in SectionName]: z.output<(typeof SECTIONS)[Name]> }

export const SECTION_NAMES = Object.keys(SECTIONS).filter((name): name is SectionName => name in SECTIONS)

/** In which answers of `GET /cms` a section stands; a change of it makes these stale. */
export const TYPES_OF: Readonly<Record<SectionName, readonly CmsType[]>> = {
  homepage: ['homepage'],
  testimonial: ['homepage'],
  founders: ['homepage'],
  categories: ['homepage'],
  contact: ['contactus', 'homepage'],
  footer: ['footer'],
  about: ['aboutus'],
  career: ['career'],
  whykarnataka: ['whykarnataka'],
  mentor: ['mentoring'],
  mentors_data: ['mentoring'],
  refundpolicy: ['refundpolicy'],
  privacypolicy: ['privacypolicy'],
  termpolicy: ['termpolicy'],
}
