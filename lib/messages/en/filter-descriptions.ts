import { icu } from '@/lib/messages/en/icu'
import type { Translated } from '@/lib/messages/translated'

/** What search engines show under a filter page's title; it never goes to a client component. */
export const filterDescriptions = {
  bare: icu(
    'Search {total, plural, one {# institution} other {# institutions}} in all districts of Karnataka by type, stream, district, city, rating, fees and hostel.',
  ),
  type: icu(
    '{total, plural, one {# institution} other {# institutions}} in Karnataka: {type}. Compare their courses, fees and ratings, district by district.',
  ),
  stream: icu(
    'Where to study {stream} ({type}) in Karnataka: {total, plural, one {# institution} other {# institutions}} with their courses, fees and ratings.',
  ),
  district: icu(
    '{type} in {district}, Karnataka: {total, plural, one {# institution} other {# institutions}} with their courses, fees and ratings.',
  ),
  narrowed: 'Institutions in Karnataka by type, stream, district, city, rating, fees and hostel.',
} as const
export type FilterDescriptions = Translated<typeof filterDescriptions>
