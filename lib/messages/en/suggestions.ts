import { icu } from '@/lib/messages/en/icu'
import type { Translated } from '@/lib/messages/translated'

/** What a search box offers while somebody types. */
export const suggestions = {
  list: 'Suggestions',
  count: icu('{count, plural, one {# suggestion} other {# suggestions}}'),
  none: 'No suggestions',
  searchFor: 'Search for “{text}”',
} as const
export type SuggestionMessages = Translated<typeof suggestions>
