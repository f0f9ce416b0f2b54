import { readAnswer } from '@/lib/contract/dropped'
import { endpoints } from '@/lib/contract/endpoints'
import { errorMessage, messageAnswerSchema } from '@/lib/contract/error'
import { instituteDetailSchema, institutePageSchema } from '@/lib/contract/institute'
import { optionListSchema } from '@/lib/contract/lookup'

/** One test for each sentence with which the contract says how answers are written. */

function read(institute: object, rest: object = {}) {
  return instituteDetailSchema.parse({ data: { institute: { institute_name: 'Kaveri', ...institute }, ...rest } })
}

function readCard(card: object) {
  return institutePageSchema.parse([{ id: 1, name: 'Kaveri', ...card }]).items[0]
}

describe('Base', () => {
  test('every path stands under API_BASE_URL, whatever path that has itself', () => {
    const url = new URL(endpoints.institute('7'), 'https://provider.example/api/v1/')
    expect(url.href).toBe('https://provider.example/api/v1/institute/details?id=7')
  })
})

describe('Localized text', () => {
  test('is an object keyed by language', () => {
    expect(read({ tagline: { en: 'About us', kn: 'ನಮ್ಮ ಬಗ್ಗೆ' } })?.tagline).toEqual({
      en: 'About us',
      kn: 'ನಮ್ಮ ಬಗ್ಗೆ',
    })
  })

  test('a bare string is accepted and read as English', () => {
    expect(read({ tagline: 'About us' })?.tagline).toEqual({ en: 'About us' })
  })

  test('a missing language is left to English (lib/rules/text/localized-text)', () => {
    for (const tagline of [{ en: 'About us' }, { en: 'About us', kn: null }, { en: 'About us', kn: ' ' }]) {
      expect(read({ tagline })?.tagline).toStrictEqual({ en: 'About us' })
    }
  })

  test('a missing English is an absent text', () => {
    for (const tagline of [{ kn: 'ನಮ್ಮ ಬಗ್ಗೆ' }, { en: '', kn: 'ನಮ್ಮ ಬಗ್ಗೆ' }, { en: null }, {}, [], null]) {
      expect(read({ tagline })?.tagline).toBeNull()
    }
  })
})

describe('Images', () => {
  test.each(['https://cdn.example/a.png', '/a/b.webp'])('%s is kept as it is written', (image_url) => {
    expect(readCard({ image_url })?.image).toBe(image_url)
  })

  test('null, "" and absence all mean none', () => {
    expect(
      [readCard({ image_url: null }), readCard({ image_url: '' }), readCard({})].map((card) => card?.image),
    ).toEqual([null, null, null])
  })
})

describe('Ids', () => {
  test('are numbers or strings of digits, and the same string for both', () => {
    const ids = optionListSchema.parse([7, '7', 0, '0', '007'].map((id) => ({ id, name: 'x' }))).map(({ id }) => id)
    expect(ids).toEqual(['7', '7', '0', '0', '007'])
  })

  test('that would be another one after reading are none', () => {
    // 12345678901234567890 arrives as …567000.
    const ids = [JSON.parse('12345678901234567890'), 1.5, -1, true, [7], {}, '', 'x'.repeat(65)]
    expect(optionListSchema.parse(ids.map((id) => ({ id, name: 'x' })))).toEqual([])
  })
})

describe('Numbers', () => {
  test.each([
    ['4.2', 4.2],
    [' 4.2 ', 4.2],
    [4.2, 4.2],
    [0, 0],
    ['0', 0],
  ])('%p may arrive so', (average_rating, expected) => {
    expect(readCard({ average_rating })?.averageRating).toBe(expected)
  })

  test.each([
    ['25000', 25000],
    ['1,12,410', 112410],
    ['112,410', 112410],
  ])('a fee may arrive as %p', (fees, expected) => {
    expect(read({}, { courses: [{ course_name: 'x', fees }] })?.courses[0]?.fees).toBe(expected)
  })

  test.each([
    ['four'],
    ['4,2'],
    [''],
    ['NaN'],
    ['Infinity'],
    ['4.2/5'],
    ['0x4'],
    [null],
    [[4]],
    [{ value: 4 }],
    [true],
  ])('%p cannot be read and is treated as absent, never as a failure', (average_rating) => {
    expect(readCard({ average_rating })).toMatchObject({ name: { en: 'Kaveri' }, averageRating: null })
  })

  test('a rating outside 0 to 5, a negative fee and a negative number of seats are absent', () => {
    expect([-1, 5.1, 42, '9'].map((average_rating) => readCard({ average_rating })?.averageRating)).toEqual(
      Array(4).fill(null),
    )
    expect(read({}, { courses: [{ course_name: 'x', fees: -5, seat: '-3' }] })?.courses[0]).toMatchObject({
      fees: null,
      seats: null,
    })
  })
})

describe('Lists', () => {
  const options = [{ id: 1, name: 'Engineering' }]

  test('may arrive bare or under "data"', () => {
    const expected = [{ id: '1', name: { en: 'Engineering' } }]
    expect(optionListSchema.parse(options)).toEqual(expected)
    expect(optionListSchema.parse({ data: options })).toEqual(expected)
  })

  test('within an answer, too', () => {
    const gallery = [{ id: 1, url: '/a.png' }]
    expect(read({}, { gallery })?.gallery).toEqual([{ url: '/a.png', alt: null }])
    expect(read({}, { gallery: { data: gallery } })?.gallery).toEqual([{ url: '/a.png', alt: null }])
  })

  test('a bad element is dropped and told for the log; the rest of the list is kept', () => {
    const answer = readAnswer(optionListSchema, [{ id: 1, name: 'A' }, null, { id: 2 }, { id: 3, name: 'B' }])
    expect(answer.ok && answer.data).toEqual([
      { id: '1', name: { en: 'A' } },
      { id: '3', name: { en: 'B' } },
    ])
    expect(answer.dropped).toEqual({
      count: 2,
      first: [
        { index: 1, issues: expect.stringContaining('object') },
        { index: 2, issues: expect.stringContaining('name') },
      ],
    })
  })

  test('what holds no list is no answer to a question for one', () => {
    for (const answer of [null, 'x', {}, { data: null }, { data: {} }, { message: 'Server Error' }]) {
      expect(optionListSchema.safeParse(answer).success).toBe(false)
    }
  })
})

describe('Fields', () => {
  test('unknown ones are ignored', () => {
    expect(optionListSchema.parse([{ id: 1, name: 'A', colour: 'blue', cities: 3 }])).toEqual([
      { id: '1', name: { en: 'A' } },
    ])
  })

  test('only what a page needs is required: an institution with a name alone is one', () => {
    expect(read({})).toMatchObject({
      name: { en: 'Kaveri' },
      logo: null,
      courses: [],
      gallery: [],
      averageRating: null,
    })
  })

  test('one missing section never fails a page', () => {
    for (const missing of [undefined, null, [], '', 'none', 7, true]) {
      const detail = read({}, { gallery: missing, address: missing, reviewStats: missing, reviews: missing })
      expect(detail).toMatchObject({ gallery: [], reviews: [], averageRating: null })
      expect(detail?.place).toEqual({ address1: null, city: null, district: null, zip: null, state: null })
    }
  })
})

describe('Errors', () => {
  test('have a message, and error_message is shown rather than message', () => {
    expect(errorMessage({ message: 'The given data was invalid.' })).toBe('The given data was invalid.')
    expect(errorMessage({ message: 'Unprocessable', error_message: 'Too many tries' })).toBe('Too many tries')
    expect(errorMessage({ message: 'Unprocessable', error_message: '' })).toBe('Unprocessable')
  })

  test('without words say nothing', () => {
    for (const answer of [null, undefined, '<html>', [], 7, {}, { message: {} }])
      expect(errorMessage(answer)).toBeNull()
  })

  test('of validation stand by field', () => {
    const errors = { phone: ['Too short', 7, ''], name: 'Required', email: [], course: null }
    const answer = messageAnswerSchema.parse({ message: 'Invalid', errors })
    expect([...answer.errors]).toEqual([
      ['phone', ['Too short']],
      ['name', ['Required']],
    ])
  })
})
