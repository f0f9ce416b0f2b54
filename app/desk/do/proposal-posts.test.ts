/** @jest-environment node */
import { DESK_FORMS } from '@/lib/bff/desk-forms'
import { answerAsProvider, bffRequest } from '@/testing/bff'
import { deskReplyAfter } from '@/testing/desk-reply'
import { stubProvider } from '@/testing/stub-provider'

const { proposal: decide, 'institution-courses': courses, 'institution-picture': picture, record: record } = DESK_FORMS
const brochure = DESK_FORMS['institution-brochure']

jest.mock('@/lib/server/env')
jest.mock('@/lib/server/log', () => ({ log: { error: jest.fn(), warn: jest.fn() } }))

const provider = stubProvider()

const COOKIES = { 'desk-session': 'desk-token' }
const SEND = 'POST /desk/record'
const DECIDE = 'POST /desk/proposals/5'
const SHOWN = { action: 'send', version: 'v', was: '{}' }
const DECISION = { id: '5', version: 'v', action: 'take', accepted: '', reason: '', words: ' ' }

async function post(handler: typeof record, form: Record<string, string>) {
  const answer = await handler(bffRequest('/desk/do/x', { form: { lang: 'kn', ...form }, cookies: COOKIES }))
  return deskReplyAfter(answer, COOKIES)
}

test.each([
  [{ id: 5 }, 'proposed'],
  [null, 'proposalEmpty'],
])('what was touched is sent, with the language of the page: %j waits then', async (proposal, said) => {
  const calls = answerAsProvider(provider, { [SEND]: { body: { data: { proposal } } } })
  const { to, reply } = await post(record, { ...SHOWN, phone: '0821 999', type_id: '3' })
  expect([to, reply?.said]).toEqual(['/desk/kn/record', said])
  expect(JSON.parse(calls[0]?.body ?? '')).toEqual({ action: 'send', version: 'v', language: 'kn', phone: '0821 999' })
})

test('what waits is taken back, and nothing else is said of the record', async () => {
  const calls = answerAsProvider(provider, { [SEND]: { body: { data: { proposal: null } } } })
  const { reply } = await post(record, { ...SHOWN, action: 'withdraw', phone: '0821 999' })
  expect([reply?.said, reply?.typed]).toEqual(['proposalWithdrawn', {}])
  expect(JSON.parse(calls[0]?.body ?? '')).toEqual({ action: 'withdraw', version: 'v', language: 'kn' })
})

test.each([
  [409, 'changed'],
  [422, 'invalid'],
  [404, 'unknown'],
])('refused (%d), what was typed stands in the form again: %s', async (status, said) => {
  answerAsProvider(provider, { [SEND]: { status, body: { message: 'x', errors: { phone: ['unread'] } } } })
  const { reply } = await post(record, { ...SHOWN, phone: 'by letter' })
  expect(reply).toMatchObject({ said, typed: { phone: 'by letter', version: 'v' }, wrong: { phone: 'unread' } })
})

test('of a session that is over what was decided stands on the page of the proposal again', async () => {
  answerAsProvider(provider, { [DECIDE]: { status: 401, body: { message: 'x' } } })
  const cookies = { ...COOKIES, 'desk-account': '5' }
  const form = { lang: 'kn', ...DECISION, 'accepted.phone': '1', reason: 'unproven', words: 'Ask the office' }
  const answer = await decide(bffRequest('/desk/do/x', { form, cookies }))
  const { to, reply } = await deskReplyAfter(answer, cookies)
  expect(to).toBe('/desk/kn/sign-in?back=%2Fdesk%2Fkn%2Fproposals%2F5')
  expect(reply?.awaits).toMatchObject({ to: '/desk/kn/proposals/5', typed: { words: 'Ask the office' } })
})

test('what is ticked is taken over, and the list says so', async () => {
  const calls = answerAsProvider(provider, { [DECIDE]: { body: { message: 'x' } } })
  const ticked = { 'accepted.phone': '1', 'accepted.email': '1', reason: 'unproven' }
  expect(await post(decide, { ...DECISION, ...ticked })).toMatchObject({
    ...{ to: '/desk/kn/proposals', reply: { said: 'proposalDecided' } },
  })
  expect(JSON.parse(calls[0]?.body ?? '')).toEqual({ version: 'v', reason: 'unproven', accepted: 'email phone' })
})

test('all of it is refused, whatever is ticked', async () => {
  const calls = answerAsProvider(provider, { [DECIDE]: { body: { message: 'x' } } })
  await post(decide, { ...DECISION, 'accepted.phone': '1', action: 'refuse', reason: 'unclear', words: 'Why?' })
  expect(JSON.parse(calls[0]?.body ?? '')).toEqual({ version: 'v', reason: 'unclear', accepted: '', words: 'Why?' })
})

test.each([
  [409, 'changed'],
  [422, 'invalid'],
  [423, 'importing'],
])('refused (%d), the decision stands in its form again: %s', async (status, said) => {
  answerAsProvider(provider, { [DECIDE]: { status, body: { message: 'x' } } })
  const { to, reply } = await post(decide, { ...DECISION, 'accepted.phone': '1', words: 'Why?' })
  expect([to, reply]).toMatchObject([
    '/desk/kn/proposals/5',
    { said, typed: { accepted: 'phone', reason: '', words: 'Why?' } },
  ])
})

describe('of one’s own institution', () => {
  const COURSES = { id: 'own', version: 'v', rows: 'Civil\t\t\t\t60000' }
  const PICTURE = { id: 'own', version: 'v', address: '/media/a.webp', action: 'remove' }

  test.each([
    ['save', true, 'proposed', '/desk/kn/record'],
    ['save', false, 'proposalEmpty', '/desk/kn/record'],
    ['preview', false, 'looked', '/desk/kn/record/courses'],
  ])('courses of one’s own are proposed, or looked at: %s, %s', async (action, saved, said, page) => {
    const body = { data: { saved, rows: [], removed: [] } }
    const calls = answerAsProvider(provider, { 'POST /desk/record/courses': { body } })
    const { to, reply } = await post(courses, { ...COURSES, action })
    expect([to, reply?.said]).toEqual([page, said])
    const { version, rows } = COURSES
    expect(JSON.parse(calls[0]?.body ?? '')).toEqual({ version, rows, preview: action === 'preview', language: 'kn' })
  })

  test('courses that are refused stand in their form again', async () => {
    answerAsProvider(provider, { 'POST /desk/record/courses': { status: 409, body: { message: 'x' } } })
    const { to, reply } = await post(courses, { ...COURSES, action: 'save' })
    expect([to, reply]).toMatchObject(['/desk/kn/record/courses', { said: 'changed', typed: { rows: COURSES.rows } }])
  })

  test.each([
    [{ id: 5 }, 'fileProposed'],
    [null, 'proposalEmpty'],
  ])('what is to become of a picture is proposed: %j waits then', async (proposal, said) => {
    const calls = answerAsProvider(provider, { 'POST /desk/record/pictures/change': { body: { data: { proposal } } } })
    const { to, reply } = await post(picture, PICTURE)
    expect([to, reply?.said]).toEqual(['/desk/kn/record/pictures#removed', said])
    expect(JSON.parse(calls[0]?.body ?? '')).toMatchObject({ address: PICTURE.address, language: 'kn' })
  })

  test('an upload that is removed stands nowhere any more: the page shows the gallery', async () => {
    answerAsProvider(provider, { 'POST /desk/record/pictures/change': { body: { data: { proposal: null } } } })
    const { to } = await post(picture, { ...PICTURE, address: '/media/proposed/a.webp' })
    expect(to).toBe('/desk/kn/record/pictures#gallery')
  })

  const BROCHURE = { id: 'own', version: 'v', title: 'Hostels', language: 'en' }

  test.each([
    [{ brochure: '' }, 'POST /desk/record/brochures', 'brochures'],
    [{ brochure: '12', action: 'save' }, 'POST /desk/record/brochures/change', 'brochure-12'],
    [{ brochure: '12', action: 'remove' }, 'POST /desk/record/brochures/change', 'removed'],
    [{ brochure: 'ab12.pdf', action: 'remove' }, 'POST /desk/record/brochures/change', 'brochures'],
  ])('a brochure is proposed, with the page’s language beside its own: %j', async (more, call, place) => {
    const calls = answerAsProvider(provider, { [call]: { body: { data: { proposal: { id: 5 } } } } })
    const { to, reply } = await post(brochure, { ...BROCHURE, ...more })
    expect([to, reply?.said]).toEqual([`/desk/kn/record/brochures#${place}`, 'fileProposed'])
    const sent = JSON.parse(calls[0]?.body ?? '')
    expect(sent).toMatchObject({ version: 'v', title: 'Hostels', language: 'en', page_language: 'kn' })
  })
})
