import { cleanFlag } from './flag'

test.each([
  ['Y', true],
  ['yes', true],
  [1, true],
  [true, true],
  ['N', false],
  ['No', false],
  [0, false],
  [false, false],
  ['Non-minority', false],
  // Nobody has said "no".
  ['', null],
  ['NONE', null],
  ['Jain', null],
  [undefined, null],
])('%p: %p', (raw, flag) => expect(cleanFlag(raw)).toBe(flag))
