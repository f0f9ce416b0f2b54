import { makeInstitutes } from './make-institutes'
import { learnVocabulary, type RealInstitute } from './name-vocabulary'

const BASE: Omit<RealInstitute, 'name' | 'courses'> = {
  typeId: 14,
  typeIds: [14],
  streamIds: [],
  districtId: 545,
  cityId: null,
  university: null,
  ownership: null,
  isResidential: false,
}
const COURSE = { streamId: 101, name: 'Computer Science', category: null, duration: '4 years', seats: 60 }

function real(name: string, rest: Partial<RealInstitute> = {}): RealInstitute {
  return { ...BASE, name, courses: [], ...rest }
}
function college(name: string, districtId: number): RealInstitute {
  return real(name, { typeId: 1, typeIds: [1, 3], streamIds: [101], districtId, courses: [COURSE, COURSE] })
}

const STEMS = 'Kalla Dodda Chikka Hosa Bela Mara Nera Koda Siddha Basa Guru Rama Tippa Honna Mada Kesha'.split(' ')
const ENDINGS = ['halli', 'gere', 'pura', 'koppa', 'wadi', 'hatti', 'nagara']
const villages = STEMS.map((stem, index) => `${stem}${ENDINGS[index % ENDINGS.length]}`)

const vocabulary = learnVocabulary([
  ...villages.map((village) => real(`Government Lower Primary School ${village}`)),
  real('Government Higher Primary School Kallahalli'),
  real('Government Lower Primary School Doddagere', { districtId: 539 }),
  real('Morarji Desai Residential School Hosakoppa', { isResidential: true }),
  college('Sri Basaveshwara College of Engineering, Gadag', 537),
  college('St. Joseph Institute of Technology', 525),
  college('Smt. Parvathamma Polytechnic Chikkanahalli', 545),
  college('K. L. E. Society S. Nijalingappa College', 525),
])
const made = (seed: number, count: number) => [...makeInstitutes(vocabulary, seed, count)]
const keyOf = ({ name, districtId }: { name: string; districtId: number | null }) =>
  `${name.toLowerCase()} ${districtId}`

it('makes the same institutions for the same seed, whatever number is asked for', () => {
  expect(made(7, 50)).toEqual(made(7, 200).slice(0, 50))
  expect(made(8, 50)).not.toEqual(made(7, 50))
})

it('makes none twice in a district, and none that is real', () => {
  const keys = made(1, 3_000).map(keyOf)
  expect(new Set(keys).size).toBe(keys.length)
  const real = [...vocabulary.colleges, ...vocabulary.schools].map(keyOf)
  expect(keys.filter((key) => real.includes(key))).toEqual([])
})

it('goes on finding words as the directory grows', () => {
  const words = (count: number) => new Set(made(1, count).flatMap(({ name }) => name.toLowerCase().split(/\W+/))).size
  const [few, more, most] = [words(50), words(200), words(800)]
  expect(more).toBeGreaterThan(few * 1.3)
  expect(most).toBeGreaterThan(more * 1.3)
})

it('keeps to real types, streams, courses and places', () => {
  for (const institute of made(3, 500)) {
    const isCollege = institute.typeId === 1
    expect(institute.typeIds).toEqual(isCollege ? [1, 3] : [14])
    expect(institute.courses.map(({ name }) => name)).toEqual(isCollege ? [COURSE.name, COURSE.name] : [])
    expect([525, 537, 539, 545]).toContain(institute.districtId)
  }
})

it('rates some, most of them by few, and says fees of some', () => {
  const all = made(3, 2_000)
  const rated = all.filter(({ averageRating }) => averageRating !== null)
  expect(rated.length).toBeGreaterThan(all.length * 0.25)
  expect(rated.length).toBeLessThan(all.length * 0.45)
  for (const { averageRating, reviewCount } of rated) {
    expect(averageRating).toBeGreaterThanOrEqual(1)
    expect(averageRating).toBeLessThanOrEqual(5)
    expect(reviewCount).toBeGreaterThanOrEqual(1)
  }
  expect(rated.filter(({ reviewCount }) => reviewCount <= 2).length).toBeGreaterThan(rated.length / 2)
  expect(all.filter(({ averageRating, reviewCount }) => averageRating === null && reviewCount > 0)).toEqual([])

  const fees = all.flatMap(({ courses }) => courses.map((course) => course.fees))
  const told = fees.filter((fee) => fee !== null)
  expect(told.length).toBeGreaterThan(fees.length * 0.3)
  expect(told.length).toBeLessThan(fees.length * 0.5)
  expect(told.every((fee) => Number.isInteger(fee) && fee > 0)).toBe(true)
})

it('needs an institution with courses', () => {
  expect(() => learnVocabulary([real('Government High School Arakere')])).toThrow('no institution has courses')
})
