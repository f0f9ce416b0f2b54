import { keysOf } from '@/lib/contract/keys-of'

/** A licence under which lists are published, by its usual short name (SPDX, where it has one). */
type Licence = {
  title: string
  url: string | null
  /** Whoever has the list may give it on, as long as its publisher is named. */
  isOpen: boolean
}

/** The licences that an operator may name for a list. */
const LICENCES = {
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
  /** It goes out under the operator's own licence (`OPEN_DATA_LICENCE`). */
  own: { title: 'Collected for this guide', url: null, isOpen: false },
  reserved: { title: 'All rights reserved', url: null, isOpen: false },
} as const satisfies Record<string, Licence>

export type LicenceName = keyof typeof LICENCES
export const LICENCE_NAMES = keysOf(LICENCES)

/** Those under which something may be given on, also what the operator's own. */
export const OPEN_LICENCES = LICENCE_NAMES.filter((name) => LICENCES[name].isOpen)

/**
 * Under which licence what a list says may be given on; `null`: it may not.
 * @param own the operator's, for what is from no list and for lists that were made for this guide
 */
export function licenceToGiveOn(licence: string | null, own: LicenceName | null): LicenceName | null {
  if (licence === 'own') return own
  return OPEN_LICENCES.find((open) => open === licence) ?? null
}

/** `null` for a name that is none of these, such as another provider's. */
export function licenceOf(name: string | null): Licence | null {
  const known = LICENCE_NAMES.find((each) => each === name)
  return known === undefined ? null : LICENCES[known]
}
