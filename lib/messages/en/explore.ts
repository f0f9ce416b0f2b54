import { share } from '@/lib/messages/en/share'
import type { Translated } from '@/lib/messages/translated'

/** Top institutions (spec 2 §2 "Explore all", §8): those of the specification to the letter. Plain strings for client components. */
export const explore = {
  download: share.download,
  title: 'Top Institutions',
  description: 'Institutions in Karnataka that students and parents rate highly, with their courses and ratings.',
  back: 'Back',
  loading: 'Loading institutions...',
  failed: 'Failed to load institutions. Please try again.',
  retry: 'Try again',
  empty: 'There is no list of top institutions yet.',
  emptyHint: 'The directory has every institution, with its courses and fees.',
  directory: 'All institutions',
  notRated: 'N/A',
  notRatedLabel: 'Not rated yet: N/A',
  rated: 'Rated {rating} out of 5',
  comingSoon: 'Coming Soon',
  moreCourses: '+{count}',
  moreCoursesLabel: '{count} more',
} as const
export type ExploreMessages = Translated<typeof explore>
