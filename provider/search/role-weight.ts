import type { Role } from './query'

/** What a whole match of a word is worth, by what the word tells. */
export const ROLE_WEIGHT: Record<Role, number> = {
  specific: 10,
  place: 6,
  describing: 4,
  generic: 2,
  honorific: 0.5,
  asked: 0.3,
}
