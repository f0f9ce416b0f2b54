/** The search of the home page. */
export const start = {
  searchLabel: 'Search institutions',
  searchPlaceholder: 'Search institutions...',
  search: 'Search',
}
export type StartMessages = typeof start
