import type { RankExam } from '@/lib/contract/closing-ranks/lists'
import { definitionOf } from '@/lib/rules/routes/table'
import {
  answerHref,
  chanceQuery,
  checkTyped,
  formHref,
  readAsk,
  readBegun,
  readChanceFilters,
  readRank,
  shareQuery,
} from './chance-form'
import { openBeside } from './open-categories'
import { byYear, isUnexplained, linesOf, missingLists, movesOf, roundsOf, sayRounds } from './rank-rows'
import { FEE_PATTERN } from './typed-fee'

const category = (code: string) => ({ code, name: { en: `Words of ${code}` }, category: null, quota: null })
const list = (year: number, round: number) => ({
  id: `${year}-${round}`,
  year,
  round,
  title: 'A list',
  licence: null,
  url: null,
  dated: null,
  readOn: null,
  isSample: true,
  categories: [],
})
const EXAM: RankExam = {
  id: 'hill',
  name: { en: 'Hill Test' },
  isSample: true,
  years: [
    { year: 2030, lists: [list(2030, 1)], categories: [category('GM'), category('2AG')] },
    { year: 2029, lists: [list(2029, 1)], categories: [category('GM')] },
  ],
  courseFamilies: [],
  hasFees: null,
  hasResidential: null,
  wordsFrom: null,
}

test.each([
  ['21400', 21_400],
  ['21,400', 21_400],
  [' 21 400 ', 21_400],
  ['೨೧೪೦೦', 21_400],
  ['7871.25', 7_871.25],
  ['0', null],
  // The first rank is 1, and zeros before one say nothing.
  ['0.5', null],
  ['00021400', 21_400],
  ['-5', null],
  ['1e5', null],
  ['21.400.5', null],
  // Thousands, or four tenths of a rank.
  ['21.400', null],
  ['೨೧.೪೦೦', null],
  ['21.4', 21.4],
  ['21.1250', 21.125],
  ['21400.125', 21_400.125],
  ['12345678', null],
  ['twenty', null],
])('the rank %j is %p', (raw, rank) => expect(readRank(raw)).toBe(rank))

test('each fault stands beside its field', () => {
  expect(checkTyped({})).toEqual({ list: 'chooseList', rank: 'noRank', category: 'chooseCategory' })
  expect(checkTyped({ list: 'hill:2030', rank: 'x', category: 'GM' })).toEqual({ rank: 'badRank' })
  expect(checkTyped({ list: 'hill:2030', rank: ' 21.400', category: 'GM' })).toEqual({ rank: 'unclearRank' })
  expect(readAsk({ list: 'hill:2029', rank: '5', category: '2AG' }, [EXAM])).toEqual({
    problems: { category: 'noCategory' },
  })
  expect(readAsk({ list: 'hill:1999', rank: '5', category: 'GM' }, [EXAM])).toEqual({
    problems: { list: 'chooseList' },
  })
  expect(readAsk({ list: 'hill:2030', rank: '5', category: '2AG' }, [EXAM])).toMatchObject({
    year: 2030,
    rank: 5,
    category: { code: '2AG' },
  })
  expect(readAsk({ list: 'hill:2030', rank: '5', category: ' 2ag' }, [EXAM])).toMatchObject({
    category: { code: '2AG' },
  })
})

test('an address says what narrows the answer, and is read as it was written', () => {
  const filters = readChanceFilters({
    course: ['101', '102'],
    district: '525,526',
    fee: '1,00,000',
    residential: '1',
    round: ['1', '3'],
    in: '3',
    sort: 'fee',
    page: '3',
  })
  expect(chanceQuery(filters)).toBe(
    '?course=101,102&district=525,526&fee=100000&residential=1&round=1,3&in=3&sort=fee&page=3',
  )
  expect(chanceQuery(readChanceFilters({}))).toBe('')
  // Whoever takes the limit off takes what it left in with it.
  const limited = readChanceFilters({ fee: '50000', unknown: '1' })
  expect(chanceQuery(limited)).toBe('?fee=50000&unknown=1')
  expect(chanceQuery({ ...limited, maxFee: null })).toBe('')
  expect(readChanceFilters({ course: '<b>', sort: 'luck', page: '0' })).toEqual(readChanceFilters({}))
  expect(readChanceFilters({ fee: 'much' })).toEqual({ ...readChanceFilters({}), badFee: 'much' })
  const cut = readChanceFilters({ fee: `${'a'.repeat(39)}😀😀` })
  expect(cut.badFee).toBe(`${'a'.repeat(39)}😀`)
  // What was typed stays with who typed it.
  expect(chanceQuery(cut)).toBe('?fee=unread')
})

test.each([
  ['90000', 90_000],
  ['₹ 1,00,000', 100_000],
  ['1.5 lakh', 150_000],
  ['2 lakhs', 200_000],
  ['೧.೫ ಲಕ್ಷ', 150_000],
  ['50k', 50_000],
  ['99 lakh', 9_900_000],
  ['12345678', null],
  ['1,23,45,67,890', null],
  ['1500 lakh', null],
  ['2,00,000 k', null],
  ['much', null],
  ['1.5.5', null],
  ['-5', null],
])('a fee of %j is at most %p, and what is none stays as it was typed', (fee, maxFee) => {
  const filters = readChanceFilters({ fee })
  expect([filters.maxFee, filters.badFee]).toEqual([maxFee, maxFee === null ? fee : null])
  const address = new URLSearchParams(chanceQuery(filters))
  expect(readChanceFilters({ fee: address.get('fee') ?? '' })).toEqual(
    maxFee === null ? { ...filters, badFee: '' } : filters,
  )
  expect(new RegExp(`^(?:${FEE_PATTERN})$`, 'v').test(fee)).toBe(maxFee !== null)
})

test('that nobody got a seat is not known where one of the lists of the round is not there', () => {
  const nobody = { category: null, list: null, rank: null, page: null, isWhole: true }
  const rounds = [1, 2, 3].map((round) => ({ ...nobody, round }))
  expect(sayRounds(rounds, 50, [{ round: 2, of: 'regional' }]).map(({ kind }) => kind)).toEqual([
    'nobody',
    'unknown',
    'nobody',
  ])
})

test('that a rank was not enough is said of our list alone where another one of the round is not there', () => {
  const closed = { category: '2AG', list: '1', page: 3, isWhole: true }
  const rounds = [1, 2, 3].map((round) => ({ ...closed, round, rank: round === 3 ? 60 : 40 }))
  const missing = [2, 3].map((round) => ({ round, of: 'regional' as const }))
  expect(sayRounds(rounds, 50, missing).map((said) => [said.kind, 'by' in said && said.by])).toEqual([
    ['short', 10],
    ['shortOfOurs', 10],
    ['enough', 10],
  ])
  const lacking = rounds.map((said) => ({ ...said, isWhole: false }))
  expect(sayRounds(lacking, 50, []).map(({ kind }) => kind)).toEqual(['shortOfOurs', 'shortOfOurs', 'enough'])
})

test('a link to give on has no rank', () => {
  const ask = readAsk({ list: 'hill:2030', rank: '21400', category: '2AG' }, [EXAM])
  if ('problems' in ask) throw new Error('it can be asked')
  expect(shareQuery(ask, readChanceFilters({ course: '101,102', fee: '5' }))).toBe(
    'exam=hill&category=2AG&course=101%2C102',
  )
})

test('what a link has begun to fill in is asked for again whole', () => {
  const again = (query: Record<string, string>) => formHref(readBegun(query), readChanceFilters(query), 'kn')
  const query = 'exam=hill&category=2AG&course=101'
  expect(again(Object.fromEntries(new URLSearchParams(query)))).toBe(`/kn/admission-chances?${query}`)
  expect(again({ rank: '21400', exam: '<b>&', district: '525' })).toBe(
    '/kn/admission-chances?exam=%3Cb%3E%26&district=525',
  )
  expect(again({})).toBe('/kn/admission-chances')
})

const rank = (year: number, round: number, value: number) => ({ list: '1', year, round, rank: value, page: null })

test('how far ranks moved between rounds, and between years in the last round that both have', () => {
  const years = byYear([
    rank(2030, 2, 150),
    rank(2030, 1, 100),
    rank(2030, 3, 180),
    rank(2029, 1, 120),
    rank(2029, 2, 130),
  ])
  expect(years.map(({ year, ranks }) => [year, ranks.map((each) => each.round)])).toEqual([
    [2030, [1, 2, 3]],
    [2029, [1, 2]],
  ])
  expect(movesOf(years)).toEqual([
    { kind: 'rounds', from: 1, to: 3, year: 2030, by: 80 },
    { kind: 'years', from: 2029, to: 2030, round: 2, by: 20 },
  ])
  // Asked about an earlier year, the later one stands behind it.
  const asked = byYear([rank(2029, 1, 120), rank(2031, 1, 90), rank(2027, 1, 60), rank(2028, 1, 100)])
  expect(movesOf(asked)).toEqual([{ kind: 'years', from: 2028, to: 2029, round: 1, by: 20 }])
  expect(movesOf(byYear([rank(2029, 1, 120), rank(2031, 1, 90)]))).toEqual([])
  expect(movesOf(byYear([rank(2030, 1, 100)]))).toEqual([])
  expect(movesOf([])).toEqual([])
})

const cellOf = (category: string, of: string, round: number, value: number) => {
  return { category, list: of, round, rank: value, page: null }
}
test('nobody was admitted where a list has the category and the course; else it is not known', () => {
  const lists = [
    { ...list(2030, 1), id: 'a', categories: ['GM', '2AG', 'STG'] },
    { ...list(2030, 2), id: 'b', categories: ['GM', '2AG'] },
    { ...list(2030, 3), id: 'c', categories: [] },
  ]
  const bare = { college: null, courseFamily: null, emptyLists: [] as string[] }
  const civil = {
    ...bare,
    name: { en: 'Civil' },
    ranks: [cellOf('GM', 'a', 1, 9), cellOf('2AG', 'b', 2, 8), cellOf('STG', 'a', 1, 7), cellOf('GM', 'c', 3, 5)],
  }
  // Its row of round 2 was rejected; of the third list, which names no categories, it shows that 2AG is one.
  const computing = { ...bare, name: { en: 'Computing' }, ranks: [cellOf('GM', 'a', 1, 6), cellOf('2AG', 'c', 3, 4)] }
  const year = { year: 2030, lists, categories: ['2AG', 'GM', 'STG'].map(category), courses: [civil, computing] }
  const told = (course: typeof civil) =>
    linesOf(year, course).map((line) => [
      line.category,
      line.rounds.map((cell) => cell.rank ?? (cell.isNobody ? 'nobody' : 'not known')),
    ])
  expect(told(civil)).toEqual([
    ['2AG', ['nobody', 8, 'nobody']],
    ['GM', [9, 'nobody', 5]],
    ['STG', [7, 'not known', 'not known']],
  ])
  expect(told(computing)).toEqual([
    ['2AG', ['nobody', 'not known', 4]],
    ['GM', [6, 'not known', 'nobody']],
  ])
  // A row without a rank in any category says it as well, of what its list has.
  expect(told({ ...computing, emptyLists: ['b'] })).toEqual([
    ['2AG', ['nobody', 'nobody', 4]],
    ['GM', [6, 'nobody', 'nobody']],
  ])
})

test('a table has a line for each category with a rank, and a gap where nobody was admitted', () => {
  const lists = [list(2030, 2), list(2030, 1), list(2030, 1)]
  const course = {
    name: { en: 'Civil' },
    college: null,
    courseFamily: null,
    emptyLists: [],
    ranks: [
      { category: 'GM', list: '1', round: 2, rank: 9, page: 4 },
      { category: '2AG', list: '1', round: 1, rank: 7.5, page: 3 },
    ],
  }
  const categories = ['2AG', 'GM', 'STG'].map(category)
  expect(roundsOf(lists)).toEqual([1, 2])
  expect(
    linesOf({ year: 2030, lists, categories, courses: [course] }, course).map((line) => [
      line.category,
      line.rounds.map((cell) => cell.rank),
    ]),
  ).toEqual([
    ['2AG', [7.5, null]],
    ['GM', [null, 9]],
  ])
})

const OFFERED = ['1G', '1K', '2AG', '2AK', '2AR', 'GM', 'GMK', 'GMR', 'SCG', '2AH', '2AKH', 'GMH', 'GMKH', 'NRI', 'OPN']
test.each([
  ['GM', []],
  ['2AG', ['GM']],
  ['2AK', ['2AG', 'GM', 'GMK']],
  ['2AR', ['2AG', 'GM', 'GMR']],
  ['GMR', ['GM']],
  ['SCG', ['GM']],
  ['2AH', ['2AG', 'GM', 'GMH']],
  ['2AKH', ['2AG', '2AK', 'GM', 'GMK', '2AH', 'GMH', 'GMKH']],
  ['NRI', []],
  ['OPN', []],
])('beside its own, the holder of %s may have seats of %j', (code, open) =>
  expect(openBeside(code, OFFERED)).toEqual(open),
)

const REST = ['2AG', 'GM']
const REGIONAL = ['2AH', 'GMH']
test.each([
  ['2AG', ['GM'], { 1: REST, 3: REST }, [[2, 'all']]],
  // Kalyana-Karnataka's lists are none of theirs, whether they are there or not.
  ['2AG', ['GM'], { 1: REST, 2: REGIONAL, 3: REST }, [[2, 'all']]],
  ['2AG', ['GM'], { 1: REST, 2: REST }, []],
  // Its people may have the seats of both lists: where one is not there, it might have been enough by that one.
  ['2AH', ['2AG', 'GM', 'GMH'], { 1: [...REST, ...REGIONAL], 2: REGIONAL, 3: REST }, [[2, 'rest'], [3, 'regional']]],
  ['2AH', ['2AG', 'GM', 'GMH'], { 1: REGIONAL, 3: [...REST, ...REGIONAL] }, [[1, 'rest'], [2, 'all']]],
  ['2AH', ['GMH'], { 1: REGIONAL, 2: REGIONAL }, [[1, 'rest'], [2, 'rest']]],
  ['2AH', ['GM'], { 1: [...REST, ...REGIONAL] }, []],
  // What a list has is not told: it may be either.
  ['2AH', ['GM'], { 1: [], 2: REST }, [[2, 'regional']]],
] as const)('to who has %s, beside it %j, of lists %j are missing %j', (code, also, byRound, missing) => {
  const lists = Object.entries(byRound).map(([round, categories]) => ({ round: Number(round), categories }))
  expect(missingLists(lists, code, also).map(({ round, of }) => [round, of])).toEqual(missing)
}) // prettier-ignore

test.each([
  ['a code that nobody knows', 'GMP', false, true],
  ['one that another provider names as a whole', 'Persons with disability', false, false],
  ['one whose category is explained', 'GM', true, false],
])('whether a code says nothing of itself: %s', (_, name, isExplained, unexplained) => {
  const words = { code: 'GM', name: { en: 'General merit' }, meaning: null, source: null }
  const code = name.length > 3 ? 'GMP' : name
  expect(isUnexplained({ code, name: { en: name }, category: isExplained ? words : null, quota: null })).toBe(
    unexplained,
  )
})

test('the pages read what their own addresses say, by the table of the routes', () => {
  const all = {
    course: '1',
    district: '2',
    fee: '3',
    residential: '1',
    round: '1',
    in: '1',
    sort: 'fee',
    page: '2',
    all: '1',
  }
  const namesIn = (address: string) => [...new URL(address, 'http://x').searchParams.keys()]
  const answer = namesIn(answerHref(readChanceFilters(all), 'en'))
  expect(answer.sort()).toEqual(Object.keys(all).sort())
  expect(definitionOf('/admission-chances/answer').searchParams).toEqual(expect.arrayContaining(answer))
  // Of a link that begins the form, what narrows the answer.
  const begun = readChanceFilters({ course: '1', district: '2', fee: '3', residential: '1' })
  const form = namesIn(formHref({ exam: 'hill', category: 'GM' }, begun, 'kn'))
  expect(form).toHaveLength(6)
  expect(definitionOf('/admission-chances').searchParams).toEqual(expect.arrayContaining(form))
})
