import { suggestionPlace, suggestionQuery } from '@/lib/rules/directory/suggestion'

describe('suggestionQuery', () => {
  it.each([
    ['', null],
    [' r ', null],
    ['😀', null],
    ['\u0000\t', null],
    ['rv', 'rv'],
    ['  r   v ', 'r v'],
    ['ಬ', 'ಬ'],
    ['x'.repeat(500), 'x'.repeat(100)],
  ])('of %j is %j', (typed, query) => {
    expect(suggestionQuery(typed)).toBe(query)
  })
})

describe('suggestionPlace', () => {
  it.each([
    ['Nanjangud', 'Mysuru', 'Nanjangud, Mysuru'],
    ['Mysuru', 'Mysuru', 'Mysuru'],
    ['MYSURU', 'Mysuru', 'MYSURU'],
    ['Nanjangud', null, 'Nanjangud'],
    [null, 'Mysuru', 'Mysuru'],
    [null, null, null],
  ])('of %j in %j is %j', (city, district, place) => {
    const text = (en: string | null) => (en === null ? null : { en })
    expect(suggestionPlace({ city: text(city), district: text(district) })).toEqual(text(place))
  })
})
