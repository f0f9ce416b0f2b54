import { figure } from '@/lib/rules/text/figure'

it.each([
  [0, '0'],
  [999, '999'],
  [112410, '1,12,410'],
  [12345678.6, '1,23,45,679'],
])('writes %p as %p', (value, written) => {
  expect(figure(value)).toBe(written)
})
