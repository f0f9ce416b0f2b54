import { isOtherTwin } from '@/provider/import/clean/twin-town'
import type { Frequencies } from './frequencies'
import type { Profile } from './profile'
import type { LevelName } from './weights'

/** One field's part in a comparison: which level, what it weighs, and what it was about. */
export type Reason = { level: LevelName; weight: number; about: string }
/** Two records that are compared, and how common each word is. */
export type Two = { a: Profile; b: Profile; frequencies: Frequencies }

export function listing(words: readonly { word: string }[]): string {
  return words.map(({ word }) => word).join(' ')
}

export function sum(list: readonly { weight: number }[]): number {
  return list.reduce((total, { weight }) => total + weight, 0)
}

export function isSameTown(a: Profile, b: Profile): boolean {
  return a.cityId !== null && a.cityId === b.cityId && !isOtherTwin(a, b)
}
