/** The start page. */
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
}
export type StartMessages = typeof start
