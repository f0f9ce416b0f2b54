/** The tabs of an institution's page in their order (spec 2 §2); each is its section's anchor. */
export const INSTITUTE_TABS = ['overview', 'courses', 'admissions', 'placement', 'facilities', 'reviews'] as const
export type InstituteTab = (typeof INSTITUTE_TABS)[number]

/**
 * The tab that an address's hash (`#courses`) names; Overview for no hash (spec 2 §2), `null` for
 * one that belongs to something else.
 */
export function tabOfHash(hash: string): InstituteTab | null {
  if (hash === '' || hash === '#') return 'overview'
  return INSTITUTE_TABS.find((tab) => `#${tab}` === hash) ?? null
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
