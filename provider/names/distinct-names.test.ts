import fc from 'fast-check'
import { applyEdits } from './apply-edits'
import { chooseNames, flawOf, MAX_NAMES, nameLetters } from './distinct-names'

test.each([
  ['R.V. College', 'rv COLLEGE'],
  ['Arts & Science', 'Arts and Science'],
  ['St. Joseph’s', "ST JOSEPH'S"],
  ['ಕ್ರೈಸ್ಟ್‌ ಕಾಲೇಜು', 'ಕ್ರೈಸ್ಟ್ ಕಾಲೇಜು'],
])('%j and %j are one name', (a, b) => expect(nameLetters(a)).toBe(nameLetters(b)))

test('another letter is another name, a vowel sign too', () => {
  expect(nameLetters('ಕಾಲ')).not.toBe(nameLetters('ಕಲ'))
  expect(nameLetters('RVCE')).not.toBe(nameLetters('RVC'))
})

test('what is no name', () => {
  expect(['', ' . ', 'x', '2024', '--'].map(flawOf)).toEqual(Array.from({ length: 5 }, () => 'no name'))
  expect(['xy', 'ಕಾ', 'B2'].map(flawOf)).toEqual([null, null, null])
})

test('of any names, those that are kept are distinct, and each is kept or dropped', () => {
  const names = fc.array(fc.oneof(fc.string(), fc.constantFrom('RVCE', 'R.V.C.E', 'Name', 'name.')), { maxLength: 40 })
  fc.assert(
    fc.property(names, (others) => {
      const { kept, dropped } = chooseNames({ en: 'Name' }, others)
      expect(new Set([...kept.map(nameLetters), 'name']).size).toBe(kept.length + 1)
      expect(kept.length).toBeLessThanOrEqual(MAX_NAMES)
      expect([...kept, ...dropped.map((each) => each.name)].sort()).toEqual([...others].sort())
    }),
  )
})

test('an editor’s word counts more than a list’s', () => {
  const edits = [
    { name: 'Ours', isAdded: true },
    { name: 'Wrong', isAdded: false },
  ]
  expect(applyEdits({ en: 'Name' }, ['WRONG.', 'Theirs', 'OURS'], edits)).toEqual(['Ours', 'Theirs'])
  const many = Array.from({ length: MAX_NAMES }, (_, index) => `Theirs ${index}`)
  expect(applyEdits({ en: 'Name' }, many, edits)).toEqual(['Ours', ...many.slice(0, -1)])
})
