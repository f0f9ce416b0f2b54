import fc from 'fast-check'
import { enquiries as texts } from '@/lib/messages/en/enquiries'
import { checkEnquiry, readEnquiry } from '@/lib/rules/enquiries/enquiry-check'
import { messageCount, messageLength, ENQUIRY_FIELDS, type EnquiryForm } from '@/lib/rules/enquiries/enquiry-form'
import { MODES, ROLES } from '@/lib/rules/enquiries/enquiry-options'

const PERSON = { name: 'Asha Rao', phone: '9880012345', email: 'asha@example.org' }
const CONTACT = { ...PERSON, course: 'Civil Engineering', message: 'When do admissions begin?', interest: '' }
const COUNSELLING = {
  ...PERSON,
  role: 'Parent',
  interest: 'Stream Selection',
  counselling_mode: 'In-Person',
  query: 'Science or commerce?',
}
const VALID: Record<EnquiryForm, Record<string, string>> = {
  contact: CONTACT,
  counselling: COUNSELLING,
  mentoring: COUNSELLING,
}
const FORMS = ['contact', 'counselling', 'mentoring'] as const

/** What stands under the fields of the English page. */
function shown(form: EnquiryForm, typed: Record<string, unknown>): Record<string, string> {
  const problems = Object.entries(checkEnquiry(form, typed))
  return Object.fromEntries(problems.map(([field, problem]) => [field, texts.problems[problem]]))
}

const BLANKS = ['', '   ', '\n\t', '\u00a0', '\u200b']

describe.each(FORMS)('the %s form', (form) => {
  test('takes what is right', () => {
    expect(checkEnquiry(form, VALID[form])).toEqual({})
  })

  test.each([
    ['phone', '98800 12345', '9880012345'],
    ['phone', '+91 98800-12345', '9880012345'],
    ['phone', '೯೮೮೦೦೧೨೩೪೫', '9880012345'],
    ['phone', '1234567890', '1234567890'],
    ['phone', '0802345678', '0802345678'],
    ['email', ' asha@example.org ', 'asha@example.org'],
    ['name', ' Asha\tRao ', 'Asha Rao'],
  ])('%s: "%s" is right, and sent as "%s"', (field, typed, sent) => {
    const values = { ...VALID[form], [field]: typed }
    expect(checkEnquiry(form, values)).toEqual({})
    expect(readEnquiry(form, values)).toEqual({ ...VALID[form], [field]: sent })
  })

  test.each([
    ['name', BLANKS, 'Full Name is required'],
    ['phone', [...BLANKS, 'none'], 'Phone Number is required'],
    [
      'phone',
      ['98800', '988001234', '98800123456', '+1 415 555 2671', '0', '+98765012345678'],
      'Enter a valid 10-digit phone number',
    ],
    ['email', BLANKS, 'Email is required'],
    ['email', ['asha', 'a b@example.org', 'asha@example', 'a\u0007@example.org'], 'Enter a valid email address'],
    ['name', ['Asha\u0000'], 'This contains a character that cannot be used'],
  ])('%s: %j are wrong', (field, wrong, message) => {
    for (const typed of wrong) expect(shown(form, { ...VALID[form], [field]: typed })).toEqual({ [field]: message })
  })

  test('texts are the same whatever other fields and types are sent', () => {
    const values = { ...VALID[form], other: 'x', __proto__: { name: 'y' } }
    expect(readEnquiry(form, values)).toEqual(VALID[form])
    expect(readEnquiry(form, { name: 7, phone: 9880012345, email: null })).toMatchObject({ name: '', phone: '' })
  })
})

test('contact: what is missing is named under each field, in their order', () => {
  expect(Object.entries(shown('contact', {}))).toEqual([
    ['name', 'Full Name is required'],
    ['phone', 'Phone Number is required'],
    ['email', 'Email is required'],
    ['course', 'Course is required'],
    ['message', 'Message is required'],
  ])
})

test('contact: the interest defaults to nothing', () => {
  expect(readEnquiry('contact', PERSON)).toEqual({ ...PERSON, course: '', message: '', interest: '' })
})

test.each([
  ['counselling', 'Area of Concern is required', 'Counselling Mode is required'],
  ['mentoring', 'Area of Interest is required', 'Mentoring Mode is required'],
] as const)('%s: what is missing, also when it is blank, is named under each field', (form, interest, mode) => {
  const all = [
    ['name', 'Full Name is required'],
    ['phone', 'Phone Number is required'],
    ['email', 'Email is required'],
    ['role', 'Role is required'],
    ['interest', interest],
    ['counselling_mode', mode],
    ['query', 'Message is required'],
  ]
  for (const blank of [undefined, ...BLANKS]) {
    const typed = Object.fromEntries(ENQUIRY_FIELDS[form].map((field) => [field, blank]))
    expect(Object.entries(shown(form, typed))).toEqual(all)
  }
})

test.each(['counselling', 'mentoring'] as const)('%s: role and mode are among the options', (form) => {
  for (const role of ROLES) expect(checkEnquiry(form, { ...COUNSELLING, role })).toEqual({})
  for (const mode of MODES) expect(checkEnquiry(form, { ...COUNSELLING, counselling_mode: mode })).toEqual({})
  expect(shown(form, { ...COUNSELLING, role: 'student' })).toEqual({ role: 'Role is required' })
  expect(Object.keys(shown(form, { ...COUNSELLING, counselling_mode: 'Fax' }))).toEqual(['counselling_mode'])
})

test.each(['counselling', 'mentoring'] as const)(
  '%s: the interest may be a text of its own, the name a long one',
  (form) => {
    expect(checkEnquiry(form, { ...COUNSELLING, interest: 'Law, or the theatre?' })).toEqual({})
    expect(checkEnquiry(form, { ...COUNSELLING, name: 'x'.repeat(300) })).toEqual({})
    for (const field of ['name', 'interest']) {
      expect(shown(form, { ...COUNSELLING, [field]: 'x'.repeat(301) })).toEqual({
        [field]: 'This must not exceed 300 characters',
      })
    }
  },
)

describe('contact: lengths, counted after trimming', () => {
  test.each([
    ['name', 50, undefined],
    ['name', 51, 'Full Name must not exceed 50 characters'],
    ['name', 300, 'Full Name must not exceed 50 characters'],
    ['name', 301, 'Message must not exceed 300 characters'],
    ['course', 50, undefined],
    ['course', 51, 'Course must not exceed 50 characters'],
    ['message', 301, undefined],
    ['message', 5_000, undefined],
    ['message', 5_001, 'Message must not exceed 5,000 characters'],
    ['interest', 300, undefined],
    ['interest', 301, 'This must not exceed 300 characters'],
  ])('%s of %i', (field, length, message) => {
    for (const letter of ['x', 'ಅ', '😀']) {
      const typed = { ...CONTACT, [field]: `  ${letter.repeat(length)}  ` }
      expect(shown('contact', typed)).toEqual(message === undefined ? {} : { [field]: message })
    }
  })
})

test.each(['counselling', 'mentoring'] as const)('%s: the message has its limit, too', (form) => {
  expect(checkEnquiry(form, { ...COUNSELLING, query: 'x'.repeat(5_000) })).toEqual({})
  expect(shown(form, { ...COUNSELLING, query: 'x'.repeat(5_001) })).toEqual({
    query: 'Message must not exceed 5,000 characters',
  })
})

test('a message keeps its lines, with one kind of break', () => {
  expect(readEnquiry('contact', { ...CONTACT, message: '\none\r\n\r\n  two\r\n' }).message).toBe('one\n\n  two')
})

test('the count shows from 4,500 on, and counts what is checked', () => {
  expect(messageCount('x'.repeat(4_499))).toBeNull()
  expect(messageCount(`  ${'x'.repeat(4_499)}\n`)).toBeNull()
  expect(messageCount('x'.repeat(4_500))).toBe(4_500)
  expect(messageCount('x'.repeat(6_000))).toBe(6_000)
  expect(messageLength('a\r\nb')).toBe(3)
})

const anything = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.string({ maxLength: 60 }),
  fc.constantFrom(
    ...BLANKS,
    '9880012345',
    '+91 98800 12345',
    'asha@example.org',
    'Student',
    'Phone',
    'x'.repeat(5_001),
  ),
  fc.anything(),
)
const typedFor = (form: EnquiryForm) =>
  fc.record(Object.fromEntries(ENQUIRY_FIELDS[form].map((field) => [field, anything])), { requiredKeys: [] })

describe.each(FORMS)('whatever is typed into the %s form', (form) => {
  test('problems are of its own fields, and reading again changes nothing', () => {
    fc.assert(
      fc.property(typedFor(form), (typed) => {
        const problems = checkEnquiry(form, typed)
        const sent = readEnquiry(form, typed)
        expect(Object.keys(sent)).toEqual([...ENQUIRY_FIELDS[form]])
        expect(Object.keys(problems).every((field) => Object.hasOwn(sent, field))).toBe(true)
        expect(readEnquiry(form, sent)).toEqual(sent)
        // The browser checks what was typed; the servers what was sent.
        expect(checkEnquiry(form, sent)).toEqual(problems)
      }),
    )
  })

  test('what is taken is complete, and can be kept', () => {
    const mostlyRight = fc.record(
      Object.fromEntries(
        Object.entries(VALID[form]).map(([field, value]) => [
          field,
          fc.oneof({ weight: 9, arbitrary: fc.constant(value) }, { weight: 1, arbitrary: anything }),
        ]),
      ),
    )
    let taken = 0
    fc.assert(
      fc.property(mostlyRight, (typed) => {
        if (Object.keys(checkEnquiry(form, typed)).length > 0) return
        taken += 1
        for (const [field, value] of Object.entries(readEnquiry(form, typed))) {
          if (field !== 'interest') expect(value).not.toBe('')
          expect(value).toBe(value.trim())
          expect(value.normalize('NFC')).toBe(value)
          expect(value).not.toMatch(/[^\P{Cc}\t\n]|\p{Cs}/u)
          expect([...value].length).toBeLessThanOrEqual(5_000)
        }
      }),
    )
    expect(taken).toBeGreaterThan(10)
  })
})
