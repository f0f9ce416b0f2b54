import fc from 'fast-check'
import { matchParts } from '@/lib/rules/directory/match-parts'

const marked = (name: string, search: string) =>
  matchParts(name, search)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('')

describe('matchParts', () => {
  it.each([
    ['R.V. College of Engineering', 'rv college', '[R.V. College] of Engineering'],
    ['R V College of Engineering', 'rvc', '[R V C]ollege of Engineering'],
    ["St. Joseph's College", 'st josephs', "[St. Joseph's] College"],
    ['St Joseph College', 'college joseph', 'St [Joseph] [College]'],
    ['Bangalore Institute', 'gal', 'Bangalore Institute'],
    ['Mysuru Law School', 'mysuru  scho', '[Mysuru] Law [Scho]ol'],
    ['École Élan', 'ecole', '[École] Élan'],
    ['ಕುವೆಂಪು ಕಾಲೇಜು', 'ಕುವೆಂ', '[ಕುವೆಂ]ಪು ಕಾಲೇಜು'],
    ['Engineering Engine', 'engine engineering', '[Engineering] Engine'],
    ['Law', 'law school of the north', '[Law]'],
    ['A & B', '&', 'A & B'],
    ['(a+)+$ [x', '(a+)+$', '([a]+)+$ [x'],
    ['Name', '', 'Name'],
    ['', 'x', ''],
  ])('%j searched by %j: %j', (name, search, expected) => {
    expect(marked(name, search)).toBe(expected)
  })

  it('gives the name back whole, whatever is searched', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (name, search) => {
        const parts = matchParts(name, search)
        expect(parts.map(({ text }) => text).join('')).toBe(name)
        expect(parts.every(({ text }) => text !== '')).toBe(true)
      }),
    )
  })
})
