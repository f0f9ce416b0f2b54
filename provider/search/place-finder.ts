import { DISTRICTS } from '@/provider/geography/places'
import { otherNamesOfDistrict, otherNamesOfTown } from '@/provider/geography/other-names'
import { editDistance } from './edit-distance'
import { soundOf } from './sound'
import { withoutVowel } from './understanding/case-endings'
import { Vocabulary, maxMistakes } from './vocabulary'
import { wordsOf } from './words'

/**
 * A district, or a town of it. `isMain` is false for a district under the name of one of its towns
 * ("Mangaluru" for Dakshina Kannada): records that know no town stand there.
 */
export type SearchPlace = { name: string; districtId: number; cityId: number | null; isMain: boolean }

const MAX_WORDS = 3
/** Shorter words are too often something else for a mistake to be forgiven. */
const MIN_MISTAKEN_LENGTH = 5
/** Of shorter names the rest is too often something else. */
const MIN_STEMMED_LENGTH = 4
/** Mistakes are counted in sounds; with more letters than this it is another word: Hooghly is not Hubli. */
const MAX_LETTERS = 3
/** So much of a place's name tells where it is going. */
const MIN_BEGINNING_LENGTH = 3
const MAX_BEGINNINGS = 12
/** While it is typed it may be offered earlier. */
const MIN_TYPED_LENGTH = 2

/** Finds places by any of their names, old, new, misspelt or in Kannada. */
export class PlaceFinder {
  private readonly places = new Map<string, SearchPlace[]>()
  private readonly vocabulary = new Vocabulary()
  /** By the sound of their names of one word, without the vowel at its end. */
  private readonly byStem = new Map<string, SearchPlace[]>()
  /** By district or town: its names of one word. */
  private readonly namesOf = new Map<number, Set<string>>()

  constructor() {
    for (const district of DISTRICTS) {
      const { id, name, cities } = district
      // In Kannada a district and the town that it is called after have one name, and it says the district, too.
      const towns = new Set(
        cities.flatMap((city) => [city.name, ...otherNamesOfTown(city.name)].filter(isLatin).map(keyOf)),
      )
      for (const each of [name, ...otherNamesOfDistrict(district)]) {
        const isMain = keyOf(each) === keyOf(name) || !towns.has(keyOf(each))
        this.add(each, { name, districtId: id, cityId: null, isMain })
      }
      for (const city of cities) {
        for (const each of [city.name, ...otherNamesOfTown(city.name)])
          this.add(each, { name: city.name, districtId: id, cityId: city.id, isMain: true })
      }
    }
  }

  /** The places that the words at `from` name, and how many words that takes; the longest name counts. */
  findAt(words: readonly string[], from: number): { places: readonly SearchPlace[]; length: number } | null {
    const sounds = words.slice(from, from + MAX_WORDS).map(soundOf)
    for (let { length } = sounds; length > 0; length -= 1) {
      const places = this.places.get(sounds.slice(0, length).join(' '))
      if (places !== undefined) return { places, length }
    }
    return null
  }

  /** The places that a word means of which a case took the last vowel: `maisur` of `maisurinalli`. */
  findStem(stem: string): readonly SearchPlace[] {
    return this.byStem.get(withoutVowel(soundOf(stem))) ?? []
  }

  /** The places whose name is the word with at most the usual mistakes, the nearest names alone. */
  listMistaken(word: string, most = maxMistakes(word.length)): readonly SearchPlace[] {
    return word.length < MIN_MISTAKEN_LENGTH ? [] : this.listNear(word, most)
  }

  /** The places whose names are nearest to the word, within `most` mistakes. */
  listNear(word: string, most: number): readonly SearchPlace[] {
    return this.near(word, most)?.places ?? []
  }

  /** The places that the word may be with the usual mistakes, and with how many. */
  nearest(word: string): { places: readonly SearchPlace[]; distance: number } | null {
    return word.length < MIN_MISTAKEN_LENGTH ? null : this.near(word, maxMistakes(word.length))
  }

  private near(word: string, most: number) {
    // With two mistakes a wrong first letter would be one too many: "dayanda" is not Aland.
    const near = this.vocabulary.listSimilar(soundOf(word), most).filter(({ term, distance }) => {
      const name = this.vocabulary.words[term] ?? ''
      return (distance < 2 || name[0] === word[0]) && editDistance(word, name, MAX_LETTERS) <= MAX_LETTERS
    })
    const distance = near[0]?.distance
    if (distance === undefined) return null
    const names = near.filter((each) => each.distance === distance)
    const places = names.flatMap(({ term }) => this.places.get(keyOf(this.vocabulary.words[term] ?? '')) ?? [])
    return { places, distance }
  }

  /** The places that have a name that begins so. */
  listBeginning(word: string): readonly SearchPlace[] {
    if (word.length < MIN_BEGINNING_LENGTH) return []
    const names = this.vocabulary.listByBeginning(word, MAX_BEGINNINGS)
    return names.flatMap((term) => this.places.get(keyOf(this.vocabulary.words[term] ?? '')) ?? [])
  }

  /** The name of the place that a word of two letters or more begins, where all that it may begin lie in one district. */
  nameBegun(word: string): string | null {
    if (word.length < MIN_TYPED_LENGTH || this.findAt([word], 0) !== null) return null
    const names = this.vocabulary.listByBeginning(word, MAX_BEGINNINGS)
    const places = names.flatMap((term) => this.places.get(keyOf(this.vocabulary.words[term] ?? '')) ?? [])
    const isOne = names.length < MAX_BEGINNINGS && new Set(places.map(({ districtId }) => districtId)).size === 1
    return isOne ? (places[0]?.name ?? null) : null
  }

  /** The names of one word that the places have. */
  listNames(places: readonly SearchPlace[]): string[] {
    const main = places.filter((place) => place.isMain)
    return main.flatMap(({ districtId, cityId }) => [...(this.namesOf.get(cityId ?? districtId) ?? [])])
  }

  private add(name: string, place: SearchPlace): void {
    const key = keyOf(name)
    const known = this.places.get(key)
    if (known === undefined) this.places.set(key, [place])
    else if (!known.some((other) => other.districtId === place.districtId && other.cityId === place.cityId))
      known.push(place)
    const [word, ...more] = wordsOf(name)
    if (word === undefined || more.length > 0 || !place.isMain) return
    const names = this.namesOf.get(place.cityId ?? place.districtId) ?? new Set()
    this.namesOf.set(place.cityId ?? place.districtId, names.add(word))
    if (word.length >= MIN_MISTAKEN_LENGTH) this.vocabulary.add(word)
    const stem = withoutVowel(soundOf(word))
    if (word.length >= MIN_STEMMED_LENGTH) this.byStem.set(stem, [...(this.byStem.get(stem) ?? []), place])
  }
}

let shared: PlaceFinder | null = null

/** One for all: making it takes some 10 ms, which a directory that was read anew must not hold up others for. */
export function placeFinder(): PlaceFinder {
  return (shared ??= new PlaceFinder())
}

function isLatin(name: string): boolean {
  return !/\p{Script=Kannada}/u.test(name)
}

function keyOf(name: string): string {
  return wordsOf(name).map(soundOf).join(' ')
}
