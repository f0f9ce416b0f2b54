import type { SectionName } from '@/lib/contract/content/sections'
import type { Route } from '@/lib/rules/routes/table'

/** Where a section is seen. */
export const SECTION_PAGE = {
  homepage: '/',
  testimonial: '/',
  founders: '/about',
  categories: '/',
  contact: '/contact',
  footer: '/',
  about: '/about',
  career: '/careerCounselling',
  whykarnataka: '/Whykarnataka',
  mentor: '/mentoring',
  mentors_data: '/mentoring',
  refundpolicy: '/refund',
  privacypolicy: '/privacy',
  termpolicy: '/tearms',
} as const satisfies Record<SectionName, Route>

/** Where a preview shows an institution. */
export const institutionPage = (id: string) => `/college/${id}` as const

/** Where one shows a record that the desk keeps one at a time (`website` of `RECORD_ROOMS`). */
const RECORD_PAGES = ['/dates', '/pricing', '/updates-list', '/costs'] as const satisfies readonly Route[]
export type RecordPage = (typeof RECORD_PAGES)[number]

/** What can be previewed: the page of a section, of a record, or of an institution. */
export const isPreviewed = (page: string) =>
  [...Object.values<string>(SECTION_PAGE), ...RECORD_PAGES].includes(page) || /^\/college\/\d{1,64}$/.test(page)
