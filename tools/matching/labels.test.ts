import { HALVES, halfOf, listsWithSchools, OWN_LABELS, readLabels } from './labels'

test('the labels that are kept here are identifiers alone, each row once', () => {
  const labels = readLabels(OWN_LABELS)
  expect(labels.length).toBeGreaterThan(800)
  expect(new Set(labels.map(({ list, row }) => `${list} ${row}`)).size).toBe(labels.length)
  const isRow = /^(?:[A-Z]\d{3}|[a-z]+_(?:participated|ranking):\d+|\d{11})$/
  expect(labels.filter(({ row }) => !isRow.test(row))).toEqual([])
  expect(labels.flatMap(({ ids }) => ids).filter((id) => !/^1-\d+$/.test(id))).toEqual([])
})

test('both halves are there, and a row stays in its half', () => {
  const labels = readLabels(OWN_LABELS)
  for (const half of HALVES) {
    const share = labels.filter((label) => halfOf(label) === half).length / labels.length
    expect(share).toBeGreaterThan(0.45)
  }
  const rows = ['E001', 'E002', 'E003', 'E004']
  expect(rows.map((row) => halfOf({ list: 'kea', row, ids: [] }))).toEqual([
    'reporting',
    'developing',
    'reporting',
    'developing',
  ])
})

test('lists with rows that are schools', () => {
  const labels = [
    { list: 'colleges', row: '1', ids: ['1-44643666951'] },
    { list: 'colleges', row: '2', ids: [] },
    { list: 'all', row: '1', ids: ['1-44643666951'] },
    { list: 'all', row: '2', ids: ['29240302814'] },
  ]
  expect(listsWithSchools(labels)).toEqual(new Set(['all']))
})
