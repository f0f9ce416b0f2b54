import { canonicalWords } from './document'
import { editDistance } from './edit-distance'
import type { PlaceFinder, SearchPlace } from './place-finder'
import { soundOf } from './sound'
import { maxMistakes } from './vocabulary'
import { ASKED_WORDS, DESCRIBING_WORDS, GENERIC_WORDS, HONORIFICS, JOINING_WORDS, canonicalWord } from './word-lists'
import type { WordIndex } from './word-index'

/** A word of the directory that may be what was meant; `quality` 1 is the word itself. */
export type WordMatch = { term: number; quality: number }

/**
 * How far a word may be from what was typed: `none` takes no mistakes, `exact` takes them only for
 * words that no name has, `tolerant` for all, `nearest` one mistake more.
 */
export type Tolerance = 'none' | 'exact' | 'tolerant' | 'nearest'

/** What a word of a search tells, the least first. */
export type Role = 'asked' | 'honorific' | 'generic' | 'describing' | 'place' | 'specific'

export type SearchWord = {
  word: string
  role: Role
  /** The best first, each term once. */
  matches: readonly WordMatch[]
  /** Places that it names. */
  places: readonly SearchPlace[]
  /** Whether it is the beginning of words, and none itself. */
  isBeginning: boolean
}

/** More words than this are not looked at: nobody types them. */
const MAX_WORDS = 10
/** After so many words that nobody has as they are, no mistakes are looked for: this is no name. */
const MAX_STRANGE = 5
/** How many beginnings a word that is still being typed may have. */
const MAX_BEGINNINGS = 400
const MIN_BEGINNING_LENGTH = 2
/** Searches of more words are not looked through for words with a wrong first letter. */
const MAX_MISBEGUN = 4
const MIN_HALF_LENGTH = 2
const MIN_SPLIT_LENGTH = 7
const MIN_NEAR_LENGTH = 5
/** So much of "government" or "engineering" tells that no name is being typed. */
const MIN_KIND_LENGTH = 3
const KINDS = [...GENERIC_WORDS, ...DESCRIBING_WORDS]
/** A word that names have may all the same be a place with a mistake, from this length on. */
const MIN_MISTAKABLE_PLACE_LENGTH = 7
/** What a word is worth that only sounds so. */
export const SOUND = 0.9
/** What a word is worth of which only the beginning is typed. */
export const BEGINNING = 0.8
/** What a word is worth by how it was found. */
export const QUALITY = {
  sound: SOUND,
  joined: 0.93,
  typedBeginning: BEGINNING,
  beginning: 0.62,
  oneMistake: 0.7,
  twoMistakes: 0.5,
}

/** Words of the whole state's name say as little as "college". */
const EVERYWHERE = new Set(['karnataka', 'india'])

/** The words of what was typed, in canonical form, each once. */
export function searchWordsOf(text: string): string[] {
  return [...new Set(canonicalWords(text))].slice(0, MAX_WORDS)
}

function roleOf(word: string): Role {
  if (HONORIFICS.has(word)) return 'honorific'
  if (GENERIC_WORDS.has(word) || EVERYWHERE.has(word)) return 'generic'
  if (DESCRIBING_WORDS.has(word)) return 'describing'
  return ASKED_WORDS.has(word) ? 'asked' : 'specific'
}

/** Reads searches against the words and places of the directory. */
export class QueryReader {
  constructor(
    private readonly index: WordIndex,
    private readonly places: PlaceFinder,
    /** Whether a course is called so. */
    private readonly isCourse: (word: string) => boolean,
  ) {}

  private get vocabulary() {
    return this.index.vocabulary
  }

  /** What each word may mean. */
  read(words: readonly string[], tolerance: Tolerance): SearchWord[] {
    const spoken = words.filter((word) => !JOINING_WORDS.has(word))
    const kept = spoken.length > 0 ? spoken : words
    const read: SearchWord[] = []
    let strange = 0
    for (let at = 0; at < kept.length;) {
      const place = this.places.findAt(kept, at)
      const length = place?.length ?? 1
      for (let each = at; each < at + length; each += 1) {
        const word = this.readWord(kept, each, place?.places, strange < MAX_STRANGE ? tolerance : 'none')
        if (word.matches[0]?.quality !== 1) strange += 1
        read.push(word)
      }
      at += length
    }
    // A word that may also be a misspelt place is that when something else is named.
    const isNamed = read.some(({ role, places }) => role === 'specific' && places.length === 0)
    return isNamed ? read.map((word) => (word.places.length > 0 ? { ...word, role: 'place' } : word)) : read
  }

  /** The words with those split in two that no name has but whose halves are known; `null` when there are none. */
  split(words: readonly string[]): string[] | null {
    const split = words.flatMap((word) => (this.isKnown(word) ? [word] : (this.halvesOf(word) ?? [word])))
    return split.length > words.length ? split : null
  }

  private readWord(
    words: readonly string[],
    at: number,
    exactPlaces: readonly SearchPlace[] | undefined,
    tolerance: Tolerance,
  ): SearchWord {
    const word = words[at] ?? ''
    const sound = soundOf(word)
    const qualities = new Map<number, number>()
    const add = (term: number | undefined, quality: number) => {
      if (term !== undefined && this.isUsed(term) && (qualities.get(term) ?? 0) < quality) qualities.set(term, quality)
    }
    const addSimilar = (to: string, share: number) => {
      const most = maxMistakes(to.length) + Number(tolerance === 'nearest' && to.length >= MIN_NEAR_LENGTH)
      for (const { term, distance } of this.vocabulary.listSimilar(to, most, words.length > MAX_MISBEGUN))
        add(term, share * (distance === 1 ? QUALITY.oneMistake : QUALITY.twoMistakes))
      for (const term of this.vocabulary.listByFrame(to)) add(term, share * QUALITY.oneMistake)
    }
    add(this.vocabulary.find(word), 1)
    for (const term of this.vocabulary.listBySound(sound)) add(term, QUALITY.sound)
    const isKnown = qualities.size > 0
    const isMistakable = tolerance !== 'none' && (!isKnown || tolerance !== 'exact')
    // Initials that were typed apart from their word, or a word with a space in it.
    for (const [first, second] of [
      [word, words[at + 1]],
      [words[at - 1], word],
    ]) {
      if (first === undefined || second === undefined) continue
      const joined = first + second
      add(this.vocabulary.find(joined), QUALITY.joined)
      for (const term of this.vocabulary.listBySound(soundOf(joined))) add(term, QUALITY.joined * QUALITY.sound)
      const isOneName = roleOf(first) === 'specific' && roleOf(second) === 'specific'
      if (isOneName && (tolerance === 'tolerant' || tolerance === 'nearest'))
        addSimilar(soundOf(joined), QUALITY.joined)
    }
    const isLast = at === words.length - 1
    if (word.length >= MIN_BEGINNING_LENGTH && (isLast || (!isKnown && word.length > MIN_BEGINNING_LENGTH))) {
      const quality = isLast ? QUALITY.typedBeginning : QUALITY.beginning
      for (const term of this.vocabulary.listByBeginning(word, MAX_BEGINNINGS)) add(term, quality)
    }
    if (isMistakable) addSimilar(sound, 1)
    if (isMistakable) for (const term of this.misspeltEndings(word, sound)) add(term, QUALITY.oneMistake)
    const mistaken = exactPlaces ?? this.mistakenPlaces(word, isKnown)
    const isBegun = isLast && mistaken.length === 0 && qualities.size === 0
    const places = isBegun ? this.places.listBeginning(word) : mistaken
    for (const name of this.places.listNames(places)) add(this.vocabulary.find(name), QUALITY.sound)
    const matches = [...qualities].map(([term, quality]) => ({ term, quality }))
    matches.sort((a, b) => b.quality - a.quality || a.term - b.term)
    const isPlace = exactPlaces !== undefined || (places.length > 0 && !isKnown)
    const role = isPlace ? 'place' : this.roleAt(words, at, matches)
    return { word, role, matches, places, isBeginning: matches[0]?.quality === BEGINNING }
  }

  /** Where an ending that does not sound leaves too little to forgive a mistake in, words of a letter more or less. */
  private misspeltEndings(word: string, sound: string): number[] {
    if (word.length < MIN_NEAR_LENGTH || maxMistakes(sound.length) > 0) return []
    const { words } = this.vocabulary
    return this.vocabulary
      .listSimilar(sound, 1, true)
      .flatMap(({ term }) => (editDistance(word, words[term] ?? '', 1) <= 1 ? [term] : []))
  }

  /** Places that a word is misspelt for, unless a name's word is nearer. */
  misspeltPlaces(word: string): readonly SearchPlace[] {
    const nearest = this.places.nearest(word)
    if (nearest === null || this.isKnown(word) || this.isCourse(word)) return []
    const names = this.vocabulary.listSimilar(soundOf(word), nearest.distance - 1)
    return names.some(({ term }) => this.isUsed(term)) ? [] : nearest.places
  }

  private mistakenPlaces(word: string, isKnown: boolean): readonly SearchPlace[] {
    if (!isKnown) return this.misspeltPlaces(word)
    return word.length < MIN_MISTAKABLE_PLACE_LENGTH ? [] : this.places.listMistaken(word, 1)
  }

  private roleAt(words: readonly string[], at: number, matches: readonly WordMatch[]): Role {
    const word = words[at] ?? ''
    // A letter or two that something shall begin with: they prefer, but demand nothing yet.
    const isBegun = at > 0 && at === words.length - 1 && word.length <= MIN_BEGINNING_LENGTH
    if (isBegun && (word.length === 1 || matches[0]?.quality !== 1)) return 'honorific'
    const isTyped = at === words.length - 1 && word.length >= MIN_KIND_LENGTH && matches[0]?.quality !== 1
    const kind = isTyped && roleOf(word) === 'specific' && KINDS.find((each) => each.startsWith(word))
    return roleOf(kind || this.meant(word, matches))
  }

  /** The generic or describing word that a misspelt one stands for, or the word itself. */
  private meant(word: string, matches: readonly WordMatch[]): string {
    if (roleOf(word) !== 'specific' || matches[0]?.quality === 1) return word
    const known = matches
      .filter(({ quality }) => quality !== QUALITY.beginning && quality !== QUALITY.typedBeginning)
      .map(({ term }) => this.vocabulary.words[term] ?? '')
      .find((meant) => roleOf(meant) !== 'specific')
    return known ?? word
  }

  /** Whether an institution has the term: some did, and are gone. */
  private isUsed(term: number | undefined): boolean {
    return term !== undefined && this.index.countPostings(term) > 0
  }

  private isKnown(word: string): boolean {
    const { vocabulary } = this
    return this.isUsed(vocabulary.find(word)) || vocabulary.listBySound(soundOf(word)).some((term) => this.isUsed(term))
  }

  private halvesOf(word: string): [string, string] | null {
    if (word.length < MIN_SPLIT_LENGTH) return null
    let best: [string, string] | null = null
    let bestScore = 0
    for (let at = MIN_HALF_LENGTH; at <= word.length - MIN_HALF_LENGTH; at += 1) {
      const halves: [string, string] = [canonicalWord(word.slice(0, at)), canonicalWord(word.slice(at))]
      if (!halves.every((half) => this.isKnown(half) || this.places.findAt([half], 0) !== null)) continue
      // Of several ways, the one with the longer shorter half: "st" + "josephs", not "stj" + "osephs".
      const score =
        Math.min(at, word.length - at) + (halves.every((half) => this.isUsed(this.vocabulary.find(half))) ? 10 : 0)
      if (score > bestScore) [best, bestScore] = [halves, score]
    }
    return best
  }
}
