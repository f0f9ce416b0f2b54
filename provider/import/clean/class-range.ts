import type { ClassRange } from '@/lib/contract/class-range'
import { presentText } from './text'

const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii']
const WORD = String.raw`(?:class(?:es)?|std\.?|standards?|grades?)`
const CLASS = String.raw`(?:${WORD}\s*)?(lkg|ukg|kg|nursery|pre-?primary|\d{1,2}|[ivx]{1,4})(?:st|nd|rd|th)?(?:\s*${WORD})?`
const RANGE = new RegExp(String.raw`^${CLASS}(?:\s*(?:-|–|—|to|and|&)\s*${CLASS})?$`, 'i')

/** A class by its number or Roman figure; what comes before school is not counted, and such a school begins with 1. */
function classOf(word: string): number {
  if (/^\d/.test(word)) return Number(word)
  const roman = ROMAN.indexOf(word.toLowerCase()) + 1
  return roman > 0 || /^[ivx]+$/i.test(word) ? roman : 1
}

/** The lowest and the highest class, 1 to 12, out of "1-7", "VIII to X", "LKG to 10", "Class 11 and 12"; else `null`. */
export function cleanClasses(raw: unknown): ClassRange | null {
  const [, first, last] = RANGE.exec(presentText(raw) ?? '') ?? []
  if (first === undefined) return null
  const [from, to] = [classOf(first), classOf(last ?? first)]
  return from >= 1 && from <= to && to <= 12 ? { from, to } : null
}
