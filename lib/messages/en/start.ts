/** The start page and the page for addresses that lead nowhere. */
export const start = {
  eyebrow: '{total} institutions in {districts} districts',
  heading: 'Find where you belong, from Bidar to Chamarajanagar, in plain honest facts.',
  lede: 'Compare colleges, fees and courses across the state. Nobody sells your number.',
  searchLabel: 'Search institutions',
  searchPlaceholder: 'Search institutions...',
  search: 'Search',
  byType: 'By kind of institution',
  byDistrict: 'By district',
  all: 'All institutions',
  lostTitle: 'Page not found',
  lostHeading: 'There is no page at this address.',
  lostHint: 'It may have been typed a little differently, or it has moved.',
}
export type StartMessages = typeof start
