import fc from 'fast-check'
import { checkReview, readReview, REVIEW_FIELDS, REVIEW_PROBLEMS } from '@/lib/rules/reviews/review-form'
import { reviewFormSchema } from '@/lib/rules/reviews/review-schema'

const REVIEW = { name: 'Asha Rao', role: 'Student', rating: 4, description: 'Good labs, and teachers who care.' }

const shown = (typed: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(checkReview(typed)).map(([field, problem]) => [field, REVIEW_PROBLEMS[problem]]))

test('what is right is taken as it is', () => {
  expect(checkReview(REVIEW)).toEqual({})
  expect(readReview(REVIEW)).toEqual(REVIEW)
  expect(reviewFormSchema.parse(REVIEW)).toEqual(REVIEW)
})

test('what is missing is named under each field, in their order', () => {
  expect(Object.entries(shown({}))).toEqual([
    ['name', 'Name is required.'],
    ['role', 'Role is required.'],
    ['rating', 'Please select a rating.'],
    ['description', 'Description is required.'],
  ])
})

test.each([
  ['name', '   ', 'Name is required.'],
  ['name', ' Al ', 'Name must be at least 3 characters.'],
  ['name', ' Ali ', undefined],
  ['name', 'x'.repeat(50), undefined],
  ['name', 'x'.repeat(51), 'Name must not exceed 50 characters.'],
  ['name', 7, 'Name is required.'],
  ['role', '\u200b', 'Role is required.'],
  ['role', 'x', 'Role must be at least 2 characters.'],
  ['role', 'ox', undefined],
  ['role', 'x'.repeat(51), 'Role must not exceed 50 characters.'],
  ['rating', 0, 'Please select a rating.'],
  ['rating', 1, undefined],
  ['rating', '5', undefined],
  ['rating', 6, 'Please select a rating.'],
  ['rating', 4.5, 'Please select a rating.'],
  ['rating', '', 'Please select a rating.'],
  ['rating', null, 'Please select a rating.'],
  ['rating', [5], 'Please select a rating.'],
  ['description', '\n', 'Description is required.'],
  ['description', ' Too short ', 'Description must be at least 10 characters long.'],
  ['description', 'Ten chars.', undefined],
  ['description', '😀'.repeat(10), undefined],
  ['description', 'x'.repeat(2_000), undefined],
  ['description', 'x'.repeat(2_001), 'Description must not exceed 2,000 characters.'],
  ['description', 'Null\u0000 in the text', 'This contains a character that cannot be used.'],
])('each field has its limits: %s %j: %s', (field, value, message) => {
  const typed = { ...REVIEW, [field]: value }
  expect(shown(typed)).toEqual(message === undefined ? {} : { [field]: message })
  const parsed = reviewFormSchema.safeParse(typed)
  expect(parsed.error?.issues.map((issue) => issue.message) ?? []).toEqual(message === undefined ? [] : [message])
})

test('texts are kept trimmed and composed, lines of the description among them', () => {
  const typed = { name: ' A\u0301sha\tRao ', role: ' Parent\n', rating: ' 3 ', description: ' One line.\r\nAnother. ' }
  expect(readReview({ ...typed, user_id: 1 })).toEqual({
    name: '\u00c1sha Rao',
    role: 'Parent',
    rating: 3,
    description: 'One line.\nAnother.',
  })
})

test('whatever is typed, reading again changes nothing, and what is taken can be kept', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.constantFrom(...Object.values(REVIEW), '4', 'x'.repeat(2_001)),
    fc.anything(),
  )
  const mostlyRight = (field: keyof typeof REVIEW) =>
    fc.oneof({ weight: 3, arbitrary: fc.constant(REVIEW[field]) }, { weight: 1, arbitrary: anything })
  const typed = fc.record(Object.fromEntries(REVIEW_FIELDS.map((field) => [field, mostlyRight(field)])), {
    requiredKeys: [],
  })
  let taken = 0
  fc.assert(
    fc.property(typed, (review) => {
      const read = readReview(review)
      expect(readReview(read)).toEqual(read)
      expect(checkReview(read)).toEqual(checkReview(review))
      const parsed = reviewFormSchema.safeParse(review)
      expect(parsed.success).toBe(Object.keys(checkReview(review)).length === 0)
      if (!parsed.success) return
      taken += 1
      for (const text of [parsed.data.name, parsed.data.role, parsed.data.description]) {
        expect(text).toBe(text.trim().normalize('NFC'))
        expect(text).not.toMatch(/[^\P{Cc}\t\n]|\p{Cs}/u)
      }
    }),
  )
  expect(taken).toBeGreaterThan(10)
})
