import { editDistance } from '@/provider/search/edit-distance'
import { shapeOf } from './shape'

const MIN_MISTAKEN_LENGTH = 5
const LONG = 10
const LONG_FRAME = 7
const MAX_ADDED = 4
const MIN_BONES = 3
const MIN_LENGTH = 3
const MAX_SOCIETY_LENGTH = 5
const SOCIETYS = /^(?:s|ss|es|ess|a|as)$/
const MAX_ENDING_LENGTH = 2

/** Whether two sounds may be one word, but for a slip of the pen or a vowel. */
export function isAlike(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length)
  if (shorter < MIN_MISTAKEN_LENGTH || a[0] !== b[0]) return false
  const { frame } = shapeOf(a)
  if (frame !== null && frame === shapeOf(b).frame) return true
  // "Mahaswamy" and "Mahaswamyji", "Nagar" and "Nagara".
  if (Math.abs(a.length - b.length) <= MAX_ENDING_LENGTH && (a.startsWith(b) || b.startsWith(a))) return true
  const most = shorter >= LONG ? 2 : 1
  if (editDistance(a, b, most) <= most) return true
  return isFramedAlike(a, b)
}

/**
 * "Achaya" and "Acharya", "Vijya" and "Vijaya", "Teersa" and "Teresa": as it is typed a letter is left out, added or
 * swapped with the next. Their sounds are too short to tell. Another letter in its place is another word.
 */
export function isMistyped(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  if (short.length < MIN_MISTAKEN_LENGTH || long.length <= MIN_MISTAKEN_LENGTH || a[0] !== b[0]) return false
  const isSwapped = () => [...a].sort().join('') === [...b].sort().join('')
  return editDistance(a, b, 1) <= 1 && (short.length < long.length || isSwapped())
}

/** "Udapura" and "Udayapura" differ in vowels alone; in "Gokarnatheshwara" and "Gokarnanatheshwara" they hide a slip. */
function isFramedAlike(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > MAX_ADDED) return false
  const [one, other] = [shapeOf(a), shapeOf(b)]
  if (one.bones.length >= MIN_BONES && one.bones === other.bones) return editDistance(a, b, 2) <= 2
  if (one.frame === null || other.frame === null) return false
  if (Math.min(one.frame.length, other.frame.length) < LONG_FRAME) return false
  return editDistance(one.frame, other.frame, 1) <= 1
}

/** "MPE" and "MPEss", "KLE" and "KLES", "BLDE" and "BLDEA": a society's letters with and without its own. */
export function isSameSociety(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  return (
    short.length >= MIN_LENGTH &&
    short.length <= MAX_SOCIETY_LENGTH &&
    SOCIETYS.test(long.slice(short.length)) &&
    long.startsWith(short)
  )
}
