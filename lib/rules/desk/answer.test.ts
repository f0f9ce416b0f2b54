import { MAX_NOTE_LENGTH } from '@/lib/contract/constants'
import { deskEnquirySchema } from '@/lib/contract/desk/enquiry'
import { dates as english } from '@/lib/messages/en/dates'
import { dates as kannada } from '@/lib/messages/kn/dates'
import { answerFlaws, mailLink, noteOf, shownAnswer, templatesFor } from './answer'
import type { DeskReply } from './desk-reply'
import { fillPlaceholders, placeholdersIn } from './placeholders'

const enquiry = deskEnquirySchema.parse({
  data: {
    ...{ id: 41, type: 'enquiry', created_at: '2026-11-20T03:30:00.000Z', name: 'Asha {course}', phone: '9845012345' },
    ...{ email: 'asha@example.org', course: 'Civil', interest: '', message: 'When?', source: '/kn/contact' },
    ...{ suspected: false, state: 'taken', version: 1, notes: [], history: [] },
  },
})
const template = {
  ...{ id: '3', types: [], title: { en: 'Dates', kn: 'ದಿನಾಂಕಗಳು' } },
  text: { en: '{name}, {received}: {course} {interest} {institution}. {counsellor}', kn: '{name} ಅವರೇ, {received}' },
}
const asked = {
  ...{ enquiry, counsellor: 'Ravi', templates: [template], chosen: { template: '3', in: 'en' }, reply: null },
  datesIn: (language: string) => (language === 'kn' ? kannada : english),
}
const reply = (more: Partial<DeskReply>): DeskReply => ({ to: '', said: 'answerReady', typed: {}, ...more })

test('a template is filled in with what is known; what is not stays to be seen, and no word of a visitor is filled in again', () => {
  expect(shownAnswer(asked)).toMatchObject({
    subject: 'Dates',
    answer: 'Asha {course}, 20 Nov 2026, 9:00 am: Civil {interest} {institution}. Ravi',
    isReady: false,
  })
})

test('it is in the language of the page on which the form stood, until another one is chosen', () => {
  expect(shownAnswer({ ...asked, chosen: { template: '3' } })).toMatchObject({ language: 'kn', subject: 'ದಿನಾಂಕಗಳು' })
  expect(shownAnswer({ ...asked, enquiry: { ...enquiry, source: null }, chosen: {} }).language).toBe('en')
  const english = { ...template, text: { en: 'Hello' } }
  const { answer } = shownAnswer({ ...asked, templates: [english], chosen: { template: '3', in: 'kn' } })
  expect(answer).toBe('Hello')
})

test('what was typed stands in the place of a template, with what is wrong', () => {
  const typed = { subject: 'A', answer: 'B {institution}', in: 'kn' }
  const shown = shownAnswer({ ...asked, reply: reply({ said: 'invalid', typed, wrong: { answer: 'unfilled' } }) })
  expect(shown).toMatchObject({ subject: 'A', answer: 'B {institution}', language: 'kn', isReady: false })
  expect([...shown.wrong]).toEqual([['answer', 'unfilled']])
  expect(shownAnswer({ ...asked, reply: reply({ typed }) }).isReady).toBe(true)
})

test.each([
  [{ subject: '', answer: '' }, { answer: 'needed' }],
  [{ subject: 'To {name}', answer: 'x' }, { subject: 'unfilled' }],
  [{ subject: '', answer: '{institution}' }, { answer: 'unfilled' }],
  [{ subject: '', answer: 'x'.repeat(MAX_NOTE_LENGTH + 1) }, { answer: 'tooLong' }],
  [{ subject: 'S', answer: 'x'.repeat(MAX_NOTE_LENGTH - 2) }, { answer: 'tooLong' }],
  [{ subject: '', answer: 'A {set} of braces' }, null],
])('%j: %j', (said, flaws) => {
  expect(answerFlaws(said)).toEqual(flaws)
})

test('a note has the subject above it, where there is one', () => {
  expect([noteOf({ subject: 'A', answer: 'B' }), noteOf({ subject: '', answer: 'B' })]).toEqual(['A\n\nB', 'B'])
})

test('templates for other kinds of enquiries are not offered', () => {
  const other = { ...template, id: '4', types: ['mentor' as const] }
  expect(templatesFor(enquiry, [template, other])).toEqual([template])
})

test('an address of a mail holds every character of it, and no other header', () => {
  const said = { subject: 'A & B? ಕ', answer: 'One\nTwo & cc=x@y.example\r\nThree +1 \ud800' }
  const link = mailLink('a&b?c=%@example.org', said)
  expect(link).toMatch(/^mailto:a%26b%3Fc%3D%25@example\.org\?subject=[^&?]*&body=[^&?]*$/)
  const query = new URLSearchParams(link.slice(link.indexOf('?')).replaceAll('+', '%2B'))
  expect([...query]).toEqual([
    ['subject', said.subject],
    ['body', 'One\r\nTwo & cc=x@y.example\r\nThree +1 \ufffd'],
  ])
})

test('only what stands in the table is a placeholder', () => {
  expect(placeholdersIn('{name} {Name} { name } {name} {} {a\nb} }{')).toEqual({
    known: ['name'],
    unknown: ['Name', ' name ', ''],
  })
  const values = { name: '$&', course: null, interest: '', received: '', counsellor: '', institution: null }
  expect(fillPlaceholders('{name} {course} {toString}', values)).toBe('$& {course} {toString}')
})
