import { cleanClasses } from './class-range'

test.each([
  ['1-7', 1, 7],
  ['1 to 10', 1, 10],
  ['VIII – X', 8, 10],
  ['Class 11 and 12', 11, 12],
  ['8th to 10th', 8, 10],
  ['Std. V', 5, 5],
  ['LKG to 10', 1, 10],
  ['Nursery - V', 1, 5],
  [8, 8, 8],
])('%p: %p to %p', (raw, from, to) => expect(cleanClasses(raw)).toEqual({ from, to }))

test.each(['', '10-1', '0-5', '1-13', '1900-2020', 'up to 10', 'IIII', 'primary', '1, 2, 5', undefined])(
  '%p says none',
  (raw) => expect(cleanClasses(raw)).toBeNull(),
)
