import fc from 'fast-check'
import { resultLooks } from './result-look'

const looks = (pictures: string) => resultLooks([...pictures].map((each) => each === 'P'))

test.each([
  ['PPPP', 'card card card card'],
  ['--', 'row row'],
  // One alone stands in no pair, unless nothing comes after it.
  ['P-P', 'row row card'],
  ['PPP-PP', 'card card row row card card'],
])('%s: %s', (pictures, expected) => {
  expect(looks(pictures).join(' ')).toBe(expected)
})

test('cards stand in pairs, and what has no picture is a row', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean()), (hasPicture) => {
      const all = resultLooks(hasPicture)
      expect(all).toHaveLength(hasPicture.length)
      hasPicture.forEach((has, at) => has || expect(all[at]).toBe('row'))
      for (const run of all.join(' ').split(/row ?/).slice(0, -1)) expect((run.match(/card/g) ?? []).length % 2).toBe(0)
    }),
  )
})
