/** A licence under which lists are published, by its usual short name (SPDX, where it has one). */
type Licence = {
  title: string
  url: string | null
  /** Whether anybody may pass on what stands under it, with attribution. */
  isOpen: boolean
}

/** The licences that an operator may name for a list. One without any is passed on to nobody. */
export const LICENCES = {
  'GODL-India': {
    title: 'Government Open Data License – India',
    url: 'https://www.data.gov.in/Godl',
    isOpen: true,
  },
  'CC0-1.0': {
    title: 'Creative Commons Zero 1.0',
    url: 'https://creativecommons.org/publicdomain/zero/1.0/',
    isOpen: true,
  },
  'CC-BY-4.0': {
    title: 'Creative Commons Attribution 4.0',
    url: 'https://creativecommons.org/licenses/by/4.0/',
    isOpen: true,
  },
  'ODC-BY-1.0': {
    title: 'Open Data Commons Attribution 1.0',
    url: 'https://opendatacommons.org/licenses/by/1-0/',
    isOpen: true,
  },
  MIT: { title: 'MIT License', url: 'https://opensource.org/license/mit', isOpen: true },
  own: { title: 'Collected for this guide', url: null, isOpen: true },
  reserved: { title: 'All rights reserved', url: null, isOpen: false },
} as const satisfies Record<string, Licence>

export type LicenceName = keyof typeof LICENCES
export const LICENCE_NAMES = Object.keys(LICENCES).filter((name): name is LicenceName => Object.hasOwn(LICENCES, name))

/** `null` for a name that is none of these, such as another provider's. */
export function licenceOf(name: string | null): Licence | null {
  const known = LICENCE_NAMES.find((each) => each === name)
  return known === undefined ? null : LICENCES[known]
}
