/** What a search box offers while somebody types. */
export const suggestions = {
  list: 'Suggestions',
  count: '{count} suggestions',
  one: '1 suggestion',
  none: 'No suggestions',
  searchFor: 'Search for “{text}”',
}
export type SuggestionMessages = typeof suggestions
