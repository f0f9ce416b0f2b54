import { readMatch } from './match-reasons'

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
