/** A licence under which lists are published, by its usual short name (SPDX, where it has one). */
type Licence = {
  title: string
  url: string | null
}

/** The licences that an operator may name for a list. */
const LICENCES = {
  'GODL-India': {
    title: 'Government Open Data License – India',
    url: 'https://www.data.gov.in/Godl',
  },
  'CC0-1.0': {
    title: 'Creative Commons Zero 1.0',
    url: 'https://creativecommons.org/publicdomain/zero/1.0/',
  },
  'CC-BY-4.0': {
    title: 'Creative Commons Attribution 4.0',
    url: 'https://creativecommons.org/licenses/by/4.0/',
  },
  'ODC-BY-1.0': {
    title: 'Open Data Commons Attribution 1.0',
    url: 'https://opendatacommons.org/licenses/by/1-0/',
  },
  MIT: { title: 'MIT License', url: 'https://opensource.org/license/mit' },
  own: { title: 'Collected for this guide', url: null },
  reserved: { title: 'All rights reserved', url: null },
} as const satisfies Record<string, Licence>

export type LicenceName = keyof typeof LICENCES
export const LICENCE_NAMES = Object.keys(LICENCES).filter((name): name is LicenceName => Object.hasOwn(LICENCES, name))

/** `null` for a name that is none of these, such as another provider's. */
export function licenceOf(name: string | null): Licence | null {
  const known = LICENCE_NAMES.find((each) => each === name)
  return known === undefined ? null : LICENCES[known]
}
