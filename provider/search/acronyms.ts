import { canonicalWord, HONORIFICS, JOINING_WORDS } from './word-lists'
import { wordsOf } from './words'

/** Where a name's first part ends that people shorten by itself: "… College of Engineering, …". */
const KINDS = new Set('college institute institution school university academy polytechnic vidyalaya'.split(' '))
const SOCIETY = /^(?:sangha?|societ(?:y|ie)|trust|association|foundation|samsthe|mandali?|(?:vidya)?peetha?)s?$/
const MIN_LENGTH = 2
const MAX_LENGTH = 9

/** The words of a name that are initials: in capitals ("KLE"), or letters that stood apart ("P. D. A."). */
function initialsIn(name: string, words: readonly string[]): Set<string> {
  const written = name.split(/[^\p{L}]+/u)
  const lower = new Set(written.map((word) => word.toLowerCase()))
  const capitals = written.filter((word) => /^[A-Z]{2,5}$/.test(word)).map((word) => word.toLowerCase())
  const isShouted = name === name.toUpperCase()
  const runTogether = words.filter((word) => word.length <= 5 && /^[a-z]+$/.test(word) && !lower.has(word))
  return new Set([...(isShouted ? [] : capitals), ...runTogether])
}

/** The ends of the kind's phrase: after "college", "college of engineering", "college of engineering and technology". */
function phraseEnds(words: readonly string[], kindAt: number): number[] {
  const ends = [kindAt + 1]
  for (let at = kindAt + 1; JOINING_WORDS.has(words[at] ?? '') && at < words.length;) {
    while (JOINING_WORDS.has(words[at] ?? '')) at += 1
    at += 1
    if (at <= words.length) ends.push(at)
  }
  return ends
}

/** Whether a word ends the name of a society. */
export const endsSociety = (word: string) => SOCIETY.test(word)

/** After whom a name that begins with its society goes on: "B.V.V. Sangha's Basaveshwar …". */
function societyEnds(words: readonly string[]): number[] {
  return words.flatMap((word, at) => (endsSociety(word) && at < words.length - 2 ? [at + 1] : []))
}

/**
 * The short forms that follow from a name: first letters of the whole, and of its part up to what
 * it is ("RV College of Engineering, Bengaluru" gives "rvce", "rvcoe", "rvceb", "rvc"), each with
 * and without the joining words. Initials enter whole; they, titles and a society before the name may be
 * left out ("Dr. AIT", "KLS VDIT").
 */
export function acronymsOf(name: string): string[] {
  const written = wordsOf(name)
  const initials = initialsIn(name, written)
  const acronyms = new Set<string>()
  const shorten = (words: readonly string[]) => {
    for (const isWithJoining of [false, true]) {
      const kept = words.filter((word) => !/^\d/.test(word) && (isWithJoining || !JOINING_WORDS.has(word)))
      const letters = kept.map((word) => (initials.has(word) ? word : word.charAt(0))).join('')
      if (kept.length > 1 && letters.length >= MIN_LENGTH && letters.length <= MAX_LENGTH) acronyms.add(letters)
    }
  }
  const first = written[0] ?? ''
  const starts = [0, ...(HONORIFICS.has(first) || initials.has(first) ? [1] : []), ...societyEnds(written)]
  for (const words of starts.map((start) => written.slice(start))) {
    shorten(words)
    for (const [at, word] of words.entries()) {
      if (at === 0 || !KINDS.has(canonicalWord(word))) continue
      for (const end of phraseEnds(words, at)) shorten(words.slice(0, end))
    }
  }
  return [...acronyms]
}
