import { CLOSING_RANK_SEARCH, RANK_SORTS } from '@/lib/contract/closing-ranks/search'
import type { Body } from '@/lib/contract/body'
import { keysOf } from '@/lib/contract/keys-of'
import type { PreparedList } from '@/provider/import/ranks/prepare-ranks'
import { DISTRICTS } from '@/provider/geography/places'
import { openBeside } from '@/lib/rules/chances/open-categories'
import { TAXONOMY } from '@/provider/directory/taxonomy'
import { bell, between, pick, randomFrom, type Random } from '@/tools/bench/random'

/** Invented lists of the size of ten years of an authority's, the same for the same seed. */

/** One of which the authority's sheet says what its seats cost. */
export const EXAM = 'ugcet-engineering'
const COLLEGES = 230
const LATEST = 2030
const YEARS = 10
/** An authority publishes a trial, three rounds and what is left over. */
const ROUNDS = 5
/** Of so many cells nobody was admitted in the others. */
const FILLED = 0.75
const CATEGORIES = ['1', '2A', '2B', '3A', '3B', 'GM', 'SC', 'ST'].flatMap((category) =>
  category === 'GM' ? ['GM', 'GMK', 'GMR'] : ['G', 'K', 'R'].map((quota) => category + quota),
)
/** As lists write it. */
const OWNERSHIPS = ['Government', 'Govt aided', 'Private', 'Private', 'Private', null]
export const STREAMS = TAXONOMY.find(({ slug }) => slug === 'engineering')?.streams ?? []

type Course = { college: string; name: string; streamId: number; level: number }
export type BenchCollege = {
  code: string
  name: string
  place: null
  districtId: number
  fee: number
  isResidential: boolean
  ownership: string | null
}

export function makeColleges(seed: number): BenchCollege[] {
  const random = randomFrom(seed)
  return Array.from({ length: COLLEGES }, (_, at) => ({
    code: `B${String(at + 1).padStart(3, '0')}`,
    name: `Bench College ${at + 1}`,
    place: null,
    districtId: pick(random, DISTRICTS).id,
    fee: between(random, 20, 400) * 1000,
    isResidential: random() < 0.3,
    ownership: pick(random, OWNERSHIPS),
  }))
}

function makeCourses(random: Random, colleges: readonly BenchCollege[]): Course[] {
  return colleges.flatMap(({ code }) => {
    const quality = between(random, 2_000, 90_000)
    const taught = STREAMS.filter(() => random() < 0.55)
    return taught.map(({ id, name }) => {
      return { college: code, name, streamId: id, level: quality * (0.7 + random() * 0.8) }
    })
  })
}

/** A list after another, the latest year first. */
export function* makeLists(seed: number): Generator<PreparedList> {
  const random = randomFrom(seed + 1)
  const colleges = makeColleges(seed)
  const courses = makeCourses(random, colleges)
  for (let year = LATEST; year > LATEST - YEARS; year -= 1) {
    for (let round = 1; round <= ROUNDS; round += 1) {
      const cells = courses.flatMap(({ college, name, level }) =>
        CATEGORIES.flatMap((category, at) =>
          random() < FILLED
            ? [{ college, course: name, category, page: 1 + (at % 96), rank: closing(random, level, at, round) }]
            : [],
        ),
      )
      const description = { title: `Bench ${year}, round ${round}`, licence: null, url: null, dated: null }
      yield {
        exam: EXAM,
        year,
        round,
        region: '',
        description,
        fingerprint: `${year} ${round}`,
        colleges,
        courses,
        cells,
        emptyRows: [],
      }
    }
  }
}

function closing(random: Random, level: number, category: number, round: number): number {
  const rank = level * (1 + category * 0.06) * (1 + round * 0.15) * (1 + bell(random) * 0.1)
  return Math.max(1, Math.round(rank * 4) / 4)
}

type Search = Partial<Body<typeof CLOSING_RANK_SEARCH>>

/** What narrows a search, by name; `all`: together. */
const FILTERS = {
  courses: (random) => ({ course_family: [String(pick(random, STREAMS).id), String(pick(random, STREAMS).id)] }),
  districts: (random) => ({ district_id: Array.from({ length: 8 }, () => String(pick(random, DISTRICTS).id)) }),
  fee: (random) => ({ max_fee: between(random, 40, 200) * 1000 }),
  'fee, or not known': (random) => ({ max_fee: between(random, 40, 200) * 1000, include_unknown: ['fee'] }),
  residential: () => ({ is_residential: true }),
  'first in a round': () => ({ round: ['1', '2'] }),
  'in each of rounds': () => ({ enough_in: ['1', '3'] }),
} as const satisfies Record<string, (random: Random) => Search>
type Narrowing = 'nothing' | keyof typeof FILTERS | 'all of these'
export const NARROWINGS: readonly Narrowing[] = ['nothing', ...keysOf(FILTERS), 'all of these']

/** What families ask, by what narrows it: any category, rank, year, order and page. */
export function makeSearch(random: Random, narrowing: Narrowing): Body<typeof CLOSING_RANK_SEARCH> {
  const category = pick(random, CATEGORIES)
  const all = () => Object.assign({}, ...Object.values(FILTERS).map((make) => make(random)))
  const narrowed = narrowing === 'nothing' ? {} : narrowing === 'all of these' ? all() : FILTERS[narrowing](random)
  return {
    exam: EXAM,
    year: LATEST - between(random, 0, YEARS - 1),
    rank: Math.round(1_000 * 200 ** random()),
    category,
    // As the website asks.
    also_categories: openBeside(category, CATEGORIES),
    sort: pick(random, RANK_SORTS),
    page: between(random, 1, 3),
    ...narrowed,
  }
}
