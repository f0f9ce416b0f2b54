import { institutionNumber } from './institution-number'

test.each([
  [' 12 ', '12'],
  ['https://guide.example/kn/college/detail?id=12', '12'],
  ['/college/detail?utm=x&id=12#reviews', '12'],
  ['https://guide.example/desk/en/institutions/12', '12'],
  ['Hill College', 'Hill College'],
])('%j is institution %s', (typed, number) => {
  expect(institutionNumber(typed)).toBe(number)
})
