import { budgetOf, passed, type Weight, weightTable } from './budgets'

const LIGHT: Weight = {
  total: 200_000,
  html: 14_000,
  css: 19_000,
  fonts: 59_000,
  images: 10_000,
  js: 170_000,
  ours: 44_000,
  shift: 0.001,
  longestTask: 150,
}

test('a page within its budget, or over it by no more than five per cent, passes nothing', () => {
  expect(passed(LIGHT, budgetOf('/'))).toEqual([])
  expect(passed({ ...LIGHT, total: 262_500, ours: 48_300, longestTask: 210 }, budgetOf('/'))).toEqual([])
})

test('beyond that, each measure is named', () => {
  const heavy = { ...LIGHT, total: 262_501, ours: 48_301, shift: 0.03 }
  expect(passed(heavy, budgetOf('/')).sort()).toEqual(['ours', 'shift', 'total'])
})

test('the first view as a whole is counted on the home page, our scripts on pages of content', () => {
  const heavy = { ...LIGHT, total: 900_000, html: 90_000, ours: 47_251 }
  expect(passed(heavy, budgetOf('/about'))).toEqual(['ours'])
  expect(passed(heavy, budgetOf('/filter'))).toEqual([])
})

test('the table marks what is too much', () => {
  const table = weightTable([
    { route: '/', weight: LIGHT },
    { route: '/about', weight: { ...LIGHT, fonts: 80_000 } },
  ]).split('\n')
  expect(table).toHaveLength(4)
  expect(new Set(table.map((line) => line.length)).size).toBe(1)
  expect(table[2]).toMatch(/^\| \/ +\| +200\.0 \|/)
  expect(table[3]).toContain('80.0 !')
})
