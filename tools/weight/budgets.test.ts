import type { Language } from '@/lib/contract/language'
import type { Route } from '@/lib/rules/routes/table'
import { budgetOf, passed, type Weight, weightTable } from './budgets'

const budget = (route: Route, language: Language = 'en') => budgetOf({ route, language })

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
  expect(passed(LIGHT, budget('/'))).toEqual([])
  expect(passed({ ...LIGHT, total: 262_500, ours: 48_300, longestTask: 210 }, budget('/'))).toEqual([])
})

test('beyond that, each measure is named', () => {
  const heavy = { ...LIGHT, total: 262_501, ours: 48_301, shift: 0.03 }
  expect(passed(heavy, budget('/')).sort()).toEqual(['ours', 'shift', 'total'])
})

test('the first view as a whole is counted on the home page, our scripts on pages of content', () => {
  const heavy = { ...LIGHT, total: 900_000, html: 90_000, ours: 47_251 }
  expect(passed(heavy, budget('/about'))).toEqual(['ours'])
  expect(passed(heavy, budget('/filter'))).toEqual([])
})

test('the table marks what is too much', () => {
  const table = weightTable([
    { route: '/', language: 'en', address: '/', weight: LIGHT },
    { route: '/about', language: 'en', address: '/about', weight: { ...LIGHT, fonts: 80_000 } },
  ]).split('\n')
  expect(table).toHaveLength(4)
  expect(new Set(table.map((line) => line.length)).size).toBe(1)
  expect(table[2]).toMatch(/^\| \/ +\| +200\.0 \|/)
  expect(table[3]).toContain('80.0 !')
})

test('a page in Kannada has a font of its own, and home there its own total', () => {
  const withFont = { ...LIGHT, total: 315_000, fonts: 78_750 }
  expect(passed(withFont, budget('/', 'kn'))).toEqual([])
  expect(passed({ ...withFont, total: 315_001, fonts: 78_751 }, budget('/', 'kn')).sort()).toEqual(['fonts', 'total'])
  expect(passed(withFont, budget('/')).sort()).toEqual(['fonts', 'total'])
})
