/** The tabs of an institution's page in their order (spec 2 §2); each is its section's anchor. */
export const INSTITUTE_TABS = ['overview', 'courses', 'admissions', 'placement', 'facilities', 'reviews'] as const
export type InstituteTab = (typeof INSTITUTE_TABS)[number]

const DEFAULT_TAB: InstituteTab = 'overview'

/** The tab that an address's hash (`#courses`) names; Overview for none and for any other hash. */
export function tabOfHash(hash: string): InstituteTab {
  return INSTITUTE_TABS.find((tab) => `#${tab}` === hash) ?? DEFAULT_TAB
}

/** The tab that a key of the keyboard leads to from another, wrapping around; `null` for any other key. */
export function tabOfKey(key: string, from: InstituteTab): InstituteTab | null {
  const index = INSTITUTE_TABS.indexOf(from)
  switch (key) {
    case 'ArrowRight':
      return INSTITUTE_TABS[index + 1] ?? 'overview'
    case 'ArrowLeft':
      return INSTITUTE_TABS.at(index - 1) ?? null
    case 'Home':
      return 'overview'
    case 'End':
      return 'reviews'
    default:
      return null
  }
}
