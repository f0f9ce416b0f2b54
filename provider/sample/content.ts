import type { Content } from '@/provider/content/sections'
import { about } from '@/provider/sample/content/about'
import { career } from '@/provider/sample/content/career'
import { categories } from '@/provider/sample/content/categories'
import { contact } from '@/provider/sample/content/contact'
import { footer } from '@/provider/sample/content/footer'
import { homepage } from '@/provider/sample/content/home'
import { mentor } from '@/provider/sample/content/mentoring'
import { founders, mentorsData, testimonial } from '@/provider/sample/content/people'
import { privacypolicy, refundpolicy, termpolicy } from '@/provider/sample/content/policies'
import { whykarnataka } from '@/provider/sample/content/why-karnataka'

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
