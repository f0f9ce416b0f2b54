import type { Content } from '@/provider/content/sections'
import { about } from '@/sample/content/about'
import { career } from '@/sample/content/career'
import { categories } from '@/sample/content/categories'
import { contact } from '@/sample/content/contact'
import { footer } from '@/sample/content/footer'
import { homepage } from '@/sample/content/home'
import { mentor } from '@/sample/content/mentoring'
import { founders, mentorsData, testimonial } from '@/sample/content/people'
import { privacypolicy, refundpolicy, termpolicy } from '@/sample/content/policies'
import { whykarnataka } from '@/sample/content/why-karnataka'

/** The first content of the pages: texts to begin with, and people who are invented. */
export const SAMPLE_CONTENT: Content = {
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
  mentors_data: mentorsData,
  refundpolicy,
  privacypolicy,
  termpolicy,
}
