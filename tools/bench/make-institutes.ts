import { makeName } from './make-name'
import { bell, pick, randomFrom, type Random } from './random'
import type { Model, RealCourse, RealInstitute, Vocabulary } from './name-vocabulary'

type MadeCourse = RealCourse & { fees: number | null }
export type MadeInstitute = Omit<RealInstitute, 'courses'> & {
  averageRating: number | null
  reviewCount: number
  courses: readonly MadeCourse[]
}

/** Nearly all real institutions are schools, which have no courses: of the made ones fewer are. */
const SCHOOLS = 0.35
const RATED = 0.35
const WITH_FEES = 0.4
const RESIDENTIAL_COLLEGES = 0.08
const MAX_REVIEWS = 5_000
const TRIES = 8

/** Few have many reviews, and most one or two (Zipf's law). */
function makeRating(random: Random): { averageRating: number | null; reviewCount: number } {
  if (random() >= RATED) return { averageRating: null, reviewCount: 0 }
  const reviewCount = Math.min(MAX_REVIEWS, Math.floor(1 / (1 - random())))
  const rating = Math.min(5, Math.max(1, 3.8 + bell(random) * 0.7))
  return { averageRating: Math.round(rating * 100) / 100, reviewCount }
}

/** Whole rupees: about 75,000 in the middle, a tenth of it and ten times it being rare. */
function makeFees(random: Random): number {
  return Math.round((75_000 * Math.exp(bell(random) * 0.8)) / 500) * 500
}

function makeCourses(random: Random, model: Model): MadeCourse[] {
  const hasFees = random() < WITH_FEES
  return model.courses.map((course) => ({ ...course, fees: hasFees ? makeFees(random) : null }))
}

/**
 * `count` institutions varied from the real ones: each with the type, streams and courses of one,
 * the place of another and a name put together from many. The same seed gives the same ones. No two
 * of a district share a name, nor does one with a real one.
 */
export function* makeInstitutes(vocabulary: Vocabulary, seed: number, count: number): Generator<MadeInstitute> {
  const random = randomFrom(seed)
  const { colleges, schools } = vocabulary
  const everywhere = [...colleges, ...schools]
  const keyOf = (name: string, districtId: number | null) => `${districtId ?? 0} ${name.toLowerCase()}`
  const taken = new Set(everywhere.map(({ name, districtId }) => keyOf(name, districtId)))

  for (let made = 0; made < count; made += 1) {
    const isSchool = random() < SCHOOLS
    const model = pick(random, isSchool ? schools : colleges)
    const { districtId, cityId } = pick(random, isSchool ? everywhere : colleges)
    let name = ''
    for (let tries = 0; tries < TRIES; tries += 1) {
      name = makeName(random, vocabulary, model.parts, districtId, tries > 1)
      if (!taken.has(keyOf(name, districtId))) break
      // Words run out sooner than numbers.
      if (tries === TRIES - 1) name = `${name} No. ${made}`
    }
    taken.add(keyOf(name, districtId))
    yield {
      name,
      typeId: model.typeId,
      typeIds: model.typeIds,
      streamIds: model.streamIds,
      districtId,
      cityId,
      university: model.university,
      ownership: model.ownership,
      isResidential: model.isResidential || (!isSchool && random() < RESIDENTIAL_COLLEGES),
      ...makeRating(random),
      courses: makeCourses(random, model),
    }
  }
}
