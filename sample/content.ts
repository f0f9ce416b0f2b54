import type { Content } from '@/provider/content/sections'
import * as about from '@/sample/content/about'
import * as career from '@/sample/content/career'
import * as categories from '@/sample/content/categories'
import * as contact from '@/sample/content/contact'
import * as footer from '@/sample/content/footer'
import * as home from '@/sample/content/home'
import * as mentoring from '@/sample/content/mentoring'
import * as people from '@/sample/content/people'
import * as policies from '@/sample/content/policies'
import * as whyKarnataka from '@/sample/content/why-karnataka'

/** The first content of the pages: texts to begin with, and people who are invented. Each file exports sections. */
export const SAMPLE_CONTENT: Content = {
  ...home,
  ...people,
  ...categories,
  ...contact,
  ...footer,
  ...about,
  ...career,
  ...whyKarnataka,
  ...mentoring,
  ...policies,
}
