import fc from 'fast-check'
import { z } from 'zod'
import { checkEnquiry } from '@/lib/rules/enquiries/enquiry-check'
import { ENQUIRY_PROBLEMS } from '@/lib/rules/enquiries/enquiry-problems'
import { contactEnquirySchema, counsellingEnquirySchema } from '@/lib/rules/enquiries/enquiry-schema'

const person = { name: ' Asha ', phone: '+91 98800 12345', email: 'asha@example.org' }
const contact = { ...person, type: 'enquiry', course: 'Civil', message: 'When?' }
const counselling = {
  ...person,
  role: 'Student',
  interest: 'Other',
  counselling_mode: 'Online',
  query: 'How?',
  type: 'career',
}
const asKept = { name: 'Asha', phone: '9880012345', source: null, consent: null, suspected: false }

test('a body is read as it is kept', () => {
  expect(contactEnquirySchema.parse({ ...contact, more: 1 })).toEqual({ ...contact, ...asKept, interest: '' })
  expect(counsellingEnquirySchema.parse(counselling)).toEqual({ ...counselling, ...asKept })
})

test.each([
  [
    { source: '/contact', consent: ' Yes,\nI do ', suspected: true },
    { source: '/contact', consent: 'Yes, I do', suspected: true },
  ],
  [{ source: 'https://elsewhere.example/', consent: 7, suspected: 'true' }, {}],
  [{ source: '/\u0000', consent: '\ud800', suspected: null }, {}],
  [
    { source: `/${'x'.repeat(400)}`, consent: 'y'.repeat(3_000) },
    { source: `/${'x'.repeat(299)}`, consent: 'y'.repeat(2_000) },
  ],
])('odd circumstances never cost an enquiry: %#', (given, kept) => {
  expect(contactEnquirySchema.parse({ ...contact, ...given })).toEqual({ ...contact, interest: '', ...asKept, ...kept })
})

function errors(result: z.ZodSafeParseResult<unknown>) {
  return result.success ? {} : z.flattenError(result.error).fieldErrors
}

test('every field that is wrong has its message, in the words of its form', () => {
  expect(errors(contactEnquirySchema.safeParse({ type: 'feedback', phone: 98800 }))).toEqual({
    name: ['Full Name is required'],
    phone: ['Phone Number is required'],
    email: ['Email is required'],
    course: ['Course is required'],
    message: ['Message is required'],
  })
  const empty = { ...counselling, interest: '', counselling_mode: '' }
  expect(errors(counsellingEnquirySchema.safeParse(empty))).toEqual({
    interest: ['Area of Concern is required'],
    counselling_mode: ['Counselling Mode is required'],
  })
  expect(errors(counsellingEnquirySchema.safeParse({ ...empty, type: 'mentor' }))).toEqual({
    interest: ['Area of Interest is required'],
    counselling_mode: ['Mentoring Mode is required'],
  })
})

test.each([
  [contactEnquirySchema, { ...contact, type: 'career' }],
  [counsellingEnquirySchema, { ...counselling, type: 'enquiry' }],
  [counsellingEnquirySchema, { ...counselling, type: undefined }],
])('a type of the other call is none', (schema, body) => {
  expect(Object.keys(errors(schema.safeParse(body)))).toEqual(['type'])
})

test.each([null, [], 'text', 7, undefined])('%j is no body', (body) => {
  expect(contactEnquirySchema.safeParse(body).success).toBe(false)
})

test('the schema says what the browser says', () => {
  const bodies = fc.record(
    { name: fc.string(), phone: fc.string(), email: fc.string(), message: fc.anything() },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(bodies, (body) => {
      const expected = Object.entries(checkEnquiry('contact', body)).map(([field, problem]) => [
        field,
        [ENQUIRY_PROBLEMS[problem]],
      ])
      expect(errors(contactEnquirySchema.safeParse({ ...body, type: 'enquiry' }))).toEqual(Object.fromEntries(expected))
    }),
  )
})
