import { readDoubt, readFields, readMatch } from './match-reasons'

test('a reason is read field by field, what it is about with it', () => {
  const why =
    '13.4 of 11: name +9.8 (mallige, kamala), place in the name +4.3 (hoodi), town +1.5, other words −2.2 (for women)'
  expect(readMatch(why)).toEqual({
    ...{ weight: '13.4', needed: '11' },
    reasons: [
      { aspect: 'name', weight: 9.8, about: 'mallige, kamala' },
      { aspect: 'place in the name', weight: 4.3, about: 'hoodi' },
      { aspect: 'town', weight: 1.5, about: null },
      { aspect: 'other words', weight: -2.2, about: 'for women' },
    ],
  })
})

test.each(['', 'because', '13.4 of 11: something else +1.0', '13.4 of 11: name 9.8'])(
  '%j is said another way',
  (why) => {
    expect(readMatch(why)).toBeNull()
  },
)

test('without weights, what speaks for it and against it are apart', () => {
  expect(readFields('for it: name (mallige, kamala), town; against it: another kind')).toEqual({
    its: [
      { aspect: 'name', about: 'mallige, kamala' },
      { aspect: 'town', about: null },
    ],
    others: [{ aspect: 'another kind', about: null }],
  })
  expect(readFields('against it: other words (for women)')).toEqual({
    its: [],
    others: [{ aspect: 'other words', about: 'for women' }],
  })
  expect(['', 'for it: luck', 'name (mallige)'].map(readFields)).toEqual([null, null, null])
})

test('of a row in doubt each institution that it may be is read with its reasons', () => {
  expect(readDoubt('may be B. M. S., Bengaluru (7), 9.1 of 11: name +9.1; or Mallige, 8.0 of 11: name +8.0')).toEqual([
    { name: 'B. M. S., Bengaluru (7)', why: '9.1 of 11: name +9.1' },
    { name: 'Mallige', why: '8.0 of 11: name +8.0' },
  ])
  expect(readDoubt('may be anybody')).toBeNull()
})
