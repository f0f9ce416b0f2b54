import {
  saysAlreadyRegistered,
  saysNotRegistered,
  saysVerified,
  sessionAnswerSchema,
  userAnswerSchema,
} from '@/lib/contract/auth'

test.each([
  [saysVerified, 'OTP Verification Suceesfully Completed.', true],
  [saysVerified, 'SUCEESFULLY COMPLETED', true],
  [saysVerified, 'Successfully Completed', false],
  [saysVerified, 'Invalid OTP', false],
  [saysAlreadyRegistered, 'This number is Already Registered', true],
  [saysAlreadyRegistered, 'Number not registered', false],
  [saysNotRegistered, 'Number not registered', true],
  [saysNotRegistered, 'number NOT registered!', true],
  [saysNotRegistered, 'already registered', false],
])('%p of %p is %p', (says, message, expected) => {
  expect(says({ message })).toBe(expected)
  expect(says({ message: 'Bad Request', error_message: message })).toBe(expected)
})

test('answers without words say nothing', () => {
  for (const answer of [null, undefined, {}, [], 'Number not registered', { message: null }, { message: {} }]) {
    expect([saysVerified(answer), saysAlreadyRegistered(answer), saysNotRegistered(answer)]).toEqual([
      false,
      false,
      false,
    ])
  }
})

test('a plan is a name or an object with one', () => {
  const planOf = (plan: unknown) => userAnswerSchema.parse({ data: { id: 1, plan } }).plan
  expect([planOf('Scholar'), planOf({ name: 'Scholar' }), planOf({ name: { en: 'Scholar' } })]).toEqual(
    Array(3).fill('Scholar'),
  )
  expect([planOf(null), planOf({}), planOf([]), planOf({ name: '' }), planOf({ name: null })]).toEqual(
    Array(5).fill(null),
  )
})

test('a full name is put together where it is not given', () => {
  const nameOf = (student: object) => userAnswerSchema.parse({ data: student }).fullName
  expect(nameOf({ first_name: 'Asha', last_name: 'Rao' })).toBe('Asha Rao')
  expect(nameOf({ first_name: 'Asha', full_name: 'Asha B' })).toBe('Asha B')
  expect(nameOf({ last_name: 'Rao', full_name: ' ' })).toBe('Rao')
  expect(nameOf({})).toBeNull()
})

test('a session stands without a student, but not without a token', () => {
  expect(sessionAnswerSchema.parse({ data: { token: ' t ' } })).toMatchObject({ token: 't', student: { id: null } })
  expect(sessionAnswerSchema.safeParse({ data: { student: { id: 1 } } }).success).toBe(false)
  expect(sessionAnswerSchema.safeParse({ data: [] }).success).toBe(false)
})
