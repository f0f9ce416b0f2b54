/** A piece of a name, and whether it is what was searched. */
export type MatchPart = { text: string; isMatch: boolean }

/** A letter of the name as it is compared: `at` and `end` are its place in the name. */
type Letter = { folded: string; at: number; end: number; startsWord: boolean }

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{Mn}/gu, (mark) => (/\p{Script=Kannada}/u.test(mark) ? mark : ''))
}

const IS_PART_OF_WORD = /[\p{L}\p{N}\p{M}]/u

/** The letters and figures of a name; what stands between them (dots, spaces, "&") is not compared. */
function lettersOf(name: string): Letter[] {
  const letters: Letter[] = []
  let at = 0
  let startsWord = true
  for (const character of name) {
    const end = at + character.length
    if (IS_PART_OF_WORD.test(character)) {
      for (const folded of fold(character.toLowerCase())) letters.push({ folded, at, end, startsWord })
      startsWord = false
    } else if (character !== '’' && character !== "'") {
      startsWord = true
    }
    at = end
  }
  return letters
}

function squeeze(text: string): string {
  return lettersOf(text)
    .map(({ folded }) => folded)
    .join('')
}

/** Where the needle stands in the name, beginning at a word, as places in the name. */
function findAtWord(letters: readonly Letter[], needle: readonly string[]): [at: number, end: number] | null {
  for (const [index, letter] of letters.entries()) {
    if (!letter.startsWord || letters[index - 1]?.at === letter.at) continue
    const last = letters[index + needle.length - 1]
    if (last === undefined) return null
    if (needle.every((character, offset) => letters[index + offset]?.folded === character)) return [letter.at, last.end]
  }
  return null
}

/**
 * Cuts a name into what was searched and the rest, for the eye: the whole search where it begins a
 * word of the name, else each of its words that does. Dots, spaces, accents and case do not count:
 * "rv college" marks "R.V. College". What was found by other means (a misspelling, an acronym) is
 * not marked. The parts together are the name.
 */
export function matchParts(name: string, search: string): MatchPart[] {
  const letters = lettersOf(name)
  const whole = findAtWord(letters, [...squeeze(search)])
  const needles = whole === null ? search.split(/\s+/).map((word) => [...squeeze(word)]) : []
  const found =
    whole === null ? needles.map((needle) => (needle.length === 0 ? null : findAtWord(letters, needle))) : [whole]
  const ranges = found.filter((range) => range !== null).sort(([a, aEnd], [b, bEnd]) => a - b || bEnd - aEnd)
  const parts: MatchPart[] = []
  let done = 0
  for (const [at, end] of ranges) {
    if (end <= done) continue
    const start = Math.max(at, done)
    parts.push({ text: name.slice(done, start), isMatch: false }, { text: name.slice(start, end), isMatch: true })
    done = end
  }
  parts.push({ text: name.slice(done), isMatch: false })
  return parts.filter(({ text }) => text !== '')
}
