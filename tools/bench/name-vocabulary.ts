import { learnWords, type WordParts } from './invent-words'
import { takeApart, type NameParts } from './name-parts'

/** What of a real institution its variations are made from. */
export type RealInstitute = {
  name: string
  typeId: number
  typeIds: readonly number[]
  streamIds: readonly number[]
  districtId: number | null
  cityId: number | null
  university: string | null
  ownership: string | null
  isResidential: boolean
  courses: readonly RealCourse[]
}
export type RealCourse = {
  streamId: number | null
  name: string
  category: string | null
  duration: string | null
  seats: number | null
}

export type Model = RealInstitute & { parts: NameParts }

/** What the real names are made of; lists hold each thing as often as it was met. */
export type Vocabulary = {
  /** Institutions with courses, and those without (schools). */
  colleges: readonly Model[]
  schools: readonly Model[]
  founders: readonly string[]
  /** Places by district (0 where none is known). */
  places: ReadonlyMap<number, readonly string[]>
  placeWords: WordParts
  personWords: WordParts
}

const MAX_PLACE_LENGTH = 24

function wordsOf(texts: readonly string[]): string[] {
  return texts.flatMap((text) => text.split(/[\s,.]+/))
}

/** Learns from real institutions. Throws when there is none with courses, since variations could then have none. */
export function learnVocabulary(institutes: readonly RealInstitute[]): Vocabulary {
  const models = institutes.map((institute) => ({ ...institute, parts: takeApart(institute.name) }))
  const colleges = models.filter(({ courses }) => courses.length > 0)
  if (colleges.length === 0) throw new Error('no institution has courses')
  const schools = models.filter(({ courses, parts }) => courses.length === 0 && parts.kind !== '')
  const founders = models.flatMap(({ parts }) => (parts.founder && parts.kind ? [parts.founder] : []))
  const places = new Map<number, string[]>()
  for (const { districtId, parts } of models) {
    if (!parts.place || parts.place.length > MAX_PLACE_LENGTH) continue
    const ofDistrict = places.get(districtId ?? 0) ?? []
    ofDistrict.push(parts.place)
    places.set(districtId ?? 0, ofDistrict)
  }
  return {
    colleges: colleges.filter(({ parts }) => parts.kind !== ''),
    schools: schools.length > 0 ? schools : colleges,
    founders,
    places,
    placeWords: learnWords(wordsOf([...places.values()].flat()), 'place'),
    personWords: learnWords(wordsOf(founders), 'person'),
  }
}
