import { sharePercent } from '@/lib/rules/desk/share'

test.each([
  [0, 0, '–'],
  [0, 100_000, '0 %'],
  [1, 100_000, '< 1 %'],
  [1, 100, '1 %'],
  [149, 1_000, '15 %'],
  [99_999, 100_000, '> 99 %'],
  [7, 7, '100 %'],
])('%s of %s: %s', (part, whole, words) => expect(sharePercent(part, whole)).toBe(words))
