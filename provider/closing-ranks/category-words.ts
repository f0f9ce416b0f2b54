import type { Text } from '@/lib/contract/lenient'
import { textBy } from '@/lib/contract/text-fields'
import { readCode } from '@/lib/rules/chances/open-categories'
import { joinTexts } from '@/lib/rules/text/localized-text'
import type { RankWord } from './rank-word-schema'
import { OUR_WORDS } from './rank-words'

/** From where a word is, and on which day that was read. */
type Source = { name: Text; url: string | null; read_at: string | null; from_copy: boolean }
type Words = { code: string; name: Text; meaning: Text | null; source: Source | null }

const wordsOf = ({ id, name, meaning, source, url, read_at, from_copy }: RankWord): Words => ({
  ...{ code: id, name, meaning },
  source: source === null ? null : { name: source, url, read_at, from_copy },
})

const joinedMeaning = (one: Text | null, other: Text | null) =>
  one === null || other === null ? (one ?? other) : joinTexts([one, other], ' ')

type Find = (part: RankWord['part'], id: string) => Words | null

/** Seats of Kalyana-Karnataka are a quota of their own, or within another. */
function quotaOf(find: Find, code: string, isRegional: boolean): Words | null {
  const own = find('quota', code)
  if (own === null || !isRegional) return own
  const region = find('quota', 'H')
  if (code === 'G' || region === null) return region
  return {
    code: `${code}H`,
    name: joinTexts([region.name, own.name]),
    meaning: joinedMeaning(region.meaning, own.meaning),
    // Two meanings have one source where both name the same.
    source: JSON.stringify(own.source) === JSON.stringify(region.source) ? own.source : null,
  }
}

type CategoryWords = { code: string; name: Text; category: Words | null; quota: Words | null }

/** What a code means: what is said of it as a whole, else of its parts; of one of which nothing is known, the code alone. */
export function categoryWords(words: readonly RankWord[], code: string): CategoryWords {
  const find: Find = (part, id) => {
    const word = words.find((each) => each.part === part && each.id === id)
    return word === undefined ? null : wordsOf(word)
  }
  const whole = find('code', code)
  if (whole !== null) return { code, name: whole.name, category: whole, quota: null }
  const parts = readCode(code)
  const category = parts === null ? null : find('category', parts.category)
  const quota = parts === null ? null : quotaOf(find, parts.quota, parts.isRegional)
  // Half of it said would be taken for the whole.
  if (category === null || quota === null) return { code, name: textBy(() => code), category: null, quota: null }
  const isPlain = quota.code === 'G' && category.code === 'GM'
  return { code, name: isPlain ? category.name : joinTexts([category.name, quota.name]), category, quota }
}

const idsOf = (part: RankWord['part']) => OUR_WORDS.flatMap((word) => (word.part === part ? word.id : []))
const ORDER = [
  ...idsOf('category').flatMap((code) => ['', 'G', 'K', 'R', 'H', 'GH', 'KH', 'RH'].map((quota) => code + quota)),
  ...idsOf('code'),
]

/** Codes in the order of the lists; those of which nothing is known stand at the end. */
export function inOrder(codes: readonly string[]): string[] {
  const place = (code: string) => (ORDER.includes(code) ? ORDER.indexOf(code) : ORDER.length)
  return [...codes].sort((a, b) => place(a) - place(b) || (a < b ? -1 : 1))
}
