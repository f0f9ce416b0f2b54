import { icu } from '@/lib/messages/en/icu'
import type { Translated } from '@/lib/messages/translated'

/** The home page (spec 1 §2, §8). Titles of sections stand here for content that has none. */
export const home = {
  documentTitle: 'Karnataka Education Guide: colleges, courses and fees in every district',
  eyebrow: icu(
    '{total, plural, one {# institution} other {# institutions}} in {districts, plural, one {# district} other {# districts}}',
  ),
  heading: 'Find where you belong, from Bidar to Chamarajanagar, in plain honest facts.',
  lede: 'Free to read, with or without an account. Nobody sells your number.',
  failed: 'Error loading homepage data.',
  failedHint: 'Please try once more in a moment. The directory is open meanwhile.',
  toDirectory: 'Find an institution',
  retry: 'Try again',
  happyStudents: '100+ Happy Students',
  admission: 'Ranks, dates and costs',
  explore: 'Where would you like to begin?',
  film: 'A short film about this guide',
  top: 'Top institutions',
  topLoading: 'Loading top institutions...',
  topFailed: 'Error loading top institutions.',
  exploreAll: 'Explore All',
  comingSoon: 'Coming Soon',
  moreCourses: '+{count}',
  moreCoursesLabel: '{count} more',
  rated: 'Rated {rating} out of 5',
  partners: 'Partner institutions',
  partnersLoading: 'Loading partners...',
  partnersFailed: 'Error loading partners.',
  partnerWithUs: 'Partner with Us',
  testimonials: 'What students and parents say',
  categories: 'Browse by what you want to study',
  noCategories: 'No categories found.',
} as const
export type HomeMessages = Translated<typeof home>
