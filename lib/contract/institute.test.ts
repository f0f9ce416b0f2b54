import fc from 'fast-check'
import { institutePageSchema, instituteDetailSchema } from '@/lib/contract/institute'
import { FULL_ANSWER, readDetail } from '@/testing/institute-sample'
import { expectErrorWithout, expectReadWhenPoor, type Json } from '@/testing/poor-answers'

describe('GET /institutes', () => {
  const card = (id: number) => ({ id, name: `Institution ${id}` })
  const cards = (length: number) => Array.from({ length }, (_, index) => card(index + 1))
  const counts = (answer: unknown) => {
    const { total, totalPages } = institutePageSchema.parse(answer)
    return { total, totalPages }
  }

  test('a provider that does not tell fees is not one that does not know them', () => {
    const fees = (told: object) => institutePageSchema.parse([{ ...card(1), ...told }]).items[0]?.fees
    expect(fees({ fees: { from: '45,000', to: 90_000 } })).toEqual({ from: 45_000, to: 90_000 })
    expect(fees({ fees: null })).toBe('unknown')
    for (const told of [{}, { fees: 'cheap' }, { fees: [] }, { fees: { from: 9, to: 3 } }, { fees: { from: 9 } }])
      expect(fees(told)).toBeNull()
  })

  test.each([
    ['totalPages', { data: cards(10), total: 21, totalPages: 3 }, 21, 3],
    ['last_page', { data: cards(10), total: '21', last_page: '3' }, 21, 3],
    ['the total alone', { data: cards(10), total: 21 }, 21, 3],
    ['the total and the limit', { data: cards(10), total: 60, limit: '20' }, 60, 3],
    ['the total and as many as came', { data: cards(50), total: 120 }, 120, 3],
    ['nothing', { data: cards(3) }, 3, 1],
    ['a bare list', cards(25), 25, 1],
    ['an empty list', [], 0, 0],
    ['an empty list with a last page', { data: [], total: 0, last_page: 1 }, 0, 0],
    ['a page beyond the last', { data: [], total: 21, page: 9999, totalPages: 3 }, 21, 3],
    ['pages without a total', { data: cards(10), last_page: 3 }, 21, 3],
    ['negative figures', { data: cards(10), total: -1, totalPages: -3 }, 10, 1],
    ['figures that are none', { data: cards(10), total: 'many', totalPages: null, last_page: [] }, 10, 1],
    ['a total below what came', { data: cards(10), total: 3, totalPages: 0 }, 10, 1],
    ['a limit of nothing', { data: cards(10), total: 21, limit: 0 }, 21, 3],
  ])('%s tells how many there are', (_, answer, total, totalPages) => {
    expect(counts(answer)).toEqual({ total, totalPages })
  })

  test('an institution’s own fees are two amounts, the lower first, or not known', () => {
    const told = (fee: unknown) => readDetail({ ...FULL_ANSWER, institute: { institute_name: 'A', mess_fee: fee } })
    expect(told({ from: '36,000', to: 48000 }).ownFees).toEqual({
      hostel_fee: null,
      mess_fee: { from: 36_000, to: 48_000 },
      management_fee: null,
    })
    for (const fee of [null, 36_000, '36000', {}, { from: 9 }, { from: 9, to: 3 }, { from: -1, to: 3 }])
      expect(told(fee).ownFees.mess_fee).toBeNull()
  })

  test('an institution stands at two degrees that lie in India, or nobody knows where', () => {
    const told = (coordinates: unknown) =>
      readDetail({ ...FULL_ANSWER, institute: { institute_name: 'A', coordinates } }).coordinates
    expect(told({ latitude: '12.9716', longitude: 77.59460000001 })).toEqual({ latitude: 12.9716, longitude: 77.5946 })
    for (const place of [
      ...[undefined, null, '12.9, 77.5', [12.9, 77.5], {}, { latitude: 12.9 }, { longitude: 77.5 }],
      ...[
        { latitude: 12.9, longitude: '' },
        { latitude: 77.5, longitude: 12.9 },
        { latitude: 0, longitude: 0 },
      ],
      ...[
        { latitude: NaN, longitude: 77.5 },
        { latitude: 12.9, longitude: Infinity },
        { latitude: [12.9], longitude: [77.5] },
      ],
    ])
      expect(told(place)).toBeNull()
  })

  test('whatever the figures are, pages and totals agree with what came', () => {
    const figure = fc.option(fc.oneof(fc.integer(), fc.double(), fc.string()), { nil: undefined })
    const figures = fc.record({ total: figure, totalPages: figure, last_page: figure, limit: figure })
    fc.assert(
      fc.property(figures, fc.nat({ max: 30 }), (rest, length) => {
        const { total, totalPages } = counts({ data: cards(length), ...rest })
        expect(Number.isSafeInteger(total) && Number.isSafeInteger(totalPages)).toBe(true)
        expect(total).toBeGreaterThanOrEqual(length)
        expect(total > 0 || totalPages === 0).toBe(true)
        expect(length === 0 || totalPages > 0).toBe(true)
      }),
    )
  })

  test('who runs it is a word of the contract, or not known', () => {
    const told = ['aided', 'private_university', 'Government', 'king', '', null, 1, ['aided']]
    const { items } = institutePageSchema.parse(told.map((ownership, at) => ({ ...card(at), ownership })))
    expect(items.map(({ ownership }) => ownership)).toEqual(['aided', 'private_university', ...Array(6).fill(null)])
  })

  test('so is who may study there', () => {
    const told = ['women', 'mixed', 'girls', '', null, 1]
    const { items } = institutePageSchema.parse(told.map((gender, at) => ({ ...card(at), gender })))
    expect(items.map(({ gender }) => gender)).toEqual(['women', 'mixed', null, null, null, null])
  })

  test('classes are two, from 1 to 12, the lower first, or not known', () => {
    const told = [{ from: '1', to: 7 }, { from: 5, to: 5 }, { from: 7, to: 1 }, { from: 0, to: 5 }, { from: 1, to: 13 }, { from: 1 }, '1-7', null] // prettier-ignore
    const { items } = institutePageSchema.parse(told.map((classes, at) => ({ ...card(at), classes })))
    expect(items.map(({ classes }) => classes)).toEqual([
      { from: 1, to: 7 },
      { from: 5, to: 5 },
      ...Array(6).fill(null),
    ])
  })

  test('the state stands in the address or beside it', () => {
    const { items } = institutePageSchema.parse([
      { ...card(1), address: { state: 'Karnataka' }, state: 'Goa' },
      { ...card(2), state: { en: 'Karnataka' } },
      { ...card(3), address: 'Mysuru' },
    ])
    expect(items.map((item) => item.state)).toEqual([{ en: 'Karnataka' }, { en: 'Karnataka' }, null])
  })
})

test.each([
  [true, true],
  ['yes', true],
  [1, true],
  [false, false],
  ['no', false],
  [0, false],
  // What cannot be read is no "no".
  ['perhaps', null],
  ['', null],
  [null, null],
  [undefined, null],
])('a minority institution: %p is %p', (minority, read) => {
  const data = { institute: { institute_name: 'A', minority } }
  expect(instituteDetailSchema.parse({ data })?.isMinority).toBe(read)
})

describe('GET /institute/details', () => {
  const answer: Json = JSON.parse(JSON.stringify({ data: FULL_ANSWER }))

  test('is read whole', () => {
    expect(instituteDetailSchema.parse(answer)).toMatchObject({
      name: { en: 'Chamundi Hills Institute of Technology', kn: 'ಚಾಮುಂಡಿ ಬೆಟ್ಟ ತಾಂತ್ರಿಕ ಸಂಸ್ಥೆ' },
      tagline: { en: 'Learning that stays close to the hills' },
      logo: '/media/chit.webp',
      typeId: '1',
      isResidential: true,
      ownership: 'aided',
      gender: 'mixed',
      isMinority: true,
      classes: null,
      gallery: Array.from({ length: 9 }, (_, index) => ({ url: `/gallery/${index + 1}.webp`, alt: null })),
      place: {
        address1: 'Ring Road, Hinkal',
        city: { en: 'Mysuru' },
        district: { en: 'Mysuru' },
        zip: '570017',
        state: { en: 'Karnataka' },
      },
      averageRating: 4.6,
      reviewCount: 212,
      placements: [{ id: '1', title: { en: '₹6.2 lakh' }, description: { en: 'Median salary' }, image: null }],
      recruiters: [{ id: '1', name: 'Kaveri Systems', description: { en: 'Software' } }],
      facilities: [
        { id: '1', title: { en: 'Library' }, description: { en: 'Open until ten.' }, image: '/library.webp' },
      ],
      reviews: [
        {
          id: '1',
          name: 'Asha R',
          image: null,
          role: 'Student',
          rating: 5,
          description: 'Good labs.',
          canReport: true,
          reply: { text: 'Thank you.', day: '2026-11-12' },
        },
        {
          id: '2',
          name: null,
          image: null,
          role: null,
          rating: null,
          description: 'Quiet campus.',
          canReport: false,
          reply: null,
        },
      ],
      courses: [
        {
          id: '1',
          name: 'Computer Science',
          category: { en: 'BE' },
          duration: '4 years',
          fees: 112410,
          seats: 240,
          level: 'degree',
        },
        { id: '2', name: 'Civil', category: { en: 'BE' }, duration: '4 years', fees: 86000, seats: 60 },
        {
          id: '3',
          name: 'Structural Engineering',
          category: { en: 'M.Tech' },
          duration: null,
          fees: null,
          seats: null,
          level: null,
        },
      ],
    })
  })

  const required = ['data.institute', 'data.institute.institute_name', 'data.institute.institute_name.en']

  test('is read with any one field missing, null, empty or of the wrong type', () => {
    expectReadWhenPoor(instituteDetailSchema, answer, ['data', ...required])
  })

  test('is an error without a name, because an unknown institution is a 404', () => {
    expectErrorWithout(instituteDetailSchema, answer, ['data.institute'])
    for (const institute_name of [undefined, null, '', ' ', {}, { kn: 'ಹೆಸರು' }, []]) {
      expect(instituteDetailSchema.safeParse({ data: { institute: { institute_name } } }).success).toBe(false)
    }
    for (const other of [{}, null, [], 'x', { data: 'x' }, { data: {} }]) {
      expect(instituteDetailSchema.safeParse(other).success).toBe(false)
    }
  })

  test('says outright that there is none', () => {
    expect(instituteDetailSchema.parse({ data: null })).toBeNull()
    expect(instituteDetailSchema.parse({ data: [] })).toBeNull()
  })

  test('whatever stands in its parts, the name is read', () => {
    const parts = fc.record({
      gallery: fc.jsonValue(),
      address: fc.jsonValue(),
      overviews: fc.jsonValue(),
      reviewStats: fc.jsonValue(),
      admissions: fc.jsonValue(),
      placements: fc.jsonValue(),
      recruiters: fc.jsonValue(),
      facilities: fc.jsonValue(),
      reviews: fc.jsonValue(),
      courses: fc.jsonValue(),
    })
    fc.assert(
      fc.property(parts, fc.dictionary(fc.string(), fc.jsonValue()), (data, more) => {
        const institute = { ...more, institute_name: 'Kaveri' }
        expect(instituteDetailSchema.parse({ data: { ...data, institute } })?.name).toEqual({ en: 'Kaveri' })
      }),
    )
  })

  test('what has nothing to show is left out', () => {
    const institute = { institute_name: 'Kaveri' }
    const nothing = [{}, { id: 3 }, null, 'x', []]
    expect(
      instituteDetailSchema.parse({
        data: {
          institute,
          placements: nothing,
          facilities: nothing,
          recruiters: nothing,
          reviews: nothing,
          courses: nothing,
        },
      }),
    ).toMatchObject({ placements: [], facilities: [], recruiters: [], reviews: [], courses: [] })
  })
})
