/** @jest-environment node */
import { checkoutBodySchema } from '@/lib/contract/checkout'
import { contactBodySchema, counsellingBodySchema } from '@/lib/contract/request'
import { reviewBodySchema } from '@/lib/contract/review'

const person = { name: 'Asha', phone: '9880012345', email: 'asha@example.org' }
const contact = { ...person, type: 'enquiry', course: 'Civil', message: 'When?' }
const counselling = {
  ...person,
  role: 'Student',
  interest: 'Other',
  counselling_mode: 'Online',
  query: 'How?',
  type: 'career',
}

test('a contact submission has an empty interest unless it has one', () => {
  expect(contactBodySchema.parse(contact)).toEqual({ ...contact, interest: '' })
  expect(contactBodySchema.parse({ ...contact, interest: 'Other', type: 'feedback' }).interest).toBe('Other')
})

test('submissions may say where they come from', () => {
  const more = { source: '/contact', consent: 'I agree', suspected: false }
  expect(contactBodySchema.parse({ ...contact, ...more, id: 4 })).toEqual({ ...contact, interest: '', ...more })
  expect(counsellingBodySchema.parse({ ...counselling, ...more })).toEqual({ ...counselling, ...more })
})

test.each([
  [contactBodySchema, { ...contact, type: 'career' }],
  [contactBodySchema, { ...contact, message: undefined }],
  [counsellingBodySchema, { ...counselling, type: 'enquiry' }],
  [counsellingBodySchema, { ...counselling, query: 7 }],
  [checkoutBodySchema, {}],
  [reviewBodySchema, { user_id: 1 }],
])('a body that is not as agreed is refused', (schema, body) => {
  expect(schema.safeParse(body).success).toBe(false)
})

test('a review names its institution twice', () => {
  const review = {
    user_id: '3',
    instituteId: '7',
    institute_id: 7,
    name: 'Asha',
    role: 'Student',
    rating: 5,
    description: 'x',
  }
  expect(reviewBodySchema.parse(review)).toEqual(review)
})
