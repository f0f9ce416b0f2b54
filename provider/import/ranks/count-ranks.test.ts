import type { PreparedList } from './prepare-ranks'
import { countRanks, sayCounts, tableOf } from './count-ranks'

const cell = (category: string, page: number | null) => ({ college: 'E1', course: 'Civil', category, rank: 7, page })
const LIST: PreparedList = {
  exam: 'hill',
  year: 2031,
  round: 2,
  region: '',
  description: { title: 'Hill, second round', licence: null, url: null, dated: null },
  fingerprint: 'x',
  colleges: [{ code: 'E1', name: 'Mallige', place: null, districtId: null }],
  courses: [{ college: 'E1', name: 'Civil', streamId: null }],
  cells: [cell('GM', 1), cell('2AG', 1), cell('GM', 2)],
  emptyRows: [],
  nobody: [
    { category: 'GM', page: 2 },
    { category: 'STR', page: 3 },
  ],
}

test('ranks are counted by page and category, and with them the cells that say that nobody was admitted', () => {
  const counts = countRanks(LIST, true)
  expect(tableOf(counts).map((line) => line.trim().split(/\s+/))).toEqual([
    ['page', '2AG', 'GM', 'STR', 'all'],
    ['1', '1/1', '1/1', '0/0', '2/2'],
    ['2', '0/0', '1/2', '0/0', '1/2'],
    ['3', '0/0', '0/0', '0/1', '0/1'],
    ['all', '1/1', '2/3', '0/1', '3/5'],
  ])
  expect(new Set(tableOf(counts).map(({ length }) => length)).size).toBe(1)
  expect(counts).toMatchObject({
    ...{ exam: 'hill', year: 2031, round: 2, isChanged: true, colleges: 1, courses: 1, ranks: 3 },
    categories: { GM: 2, '2AG': 1 },
    nobody: { cells: 2, categories: { GM: 1, STR: 1 } },
    pages: [
      { page: 1, ranks: 2 },
      { page: 2, ranks: 1, nobody: { cells: 1 } },
      { page: 3, ranks: 0 },
    ],
  })
  expect(sayCounts(counts)).toBe('Hill, second round: 3 ranks on 3 pages, of 1 courses of 1 colleges.')
})

test('of a list that does not tell them, such as a CSV, ranks alone are counted', () => {
  const counts = countRanks({ ...LIST, cells: [cell('GM', null)], nobody: null }, false)
  expect(tableOf(counts).map((line) => line.trim().split(/\s+/))).toEqual([
    ['page', 'GM', 'all'],
    ['all', '1', '1'],
  ])
  expect(sayCounts(counts)).toBe('Hill, second round: 1 ranks, of 1 courses of 1 colleges, as before.')
})
