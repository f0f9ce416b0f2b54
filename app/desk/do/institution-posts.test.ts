/** @jest-environment node */
import { DESK_FORMS } from '@/lib/bff/desk-forms'
import { deskInstitutionSchema } from '@/lib/contract/desk/institution'
import { pageWords } from '@/lib/rules/desk/institution-page'
import { draftFormOf, formOf } from '@/lib/server/desk/institution-form'
import { pageFormOf } from '@/lib/server/desk/institution-page-form'
import { answerAsProvider, bffRequest } from '@/testing/bff'
import { deskReplyAfter } from '@/testing/desk-reply'
import { stubProvider } from '@/testing/stub-provider'

const {
  'institution-add': add,
  'institution-courses': courses,
  'institution-merge': merge,
  'institution-names': names,
  'institution-page': page,
  'institution-revert': revert,
  'institution-save': save,
} = DESK_FORMS

jest.mock('@/lib/server/env')
jest.mock('@/lib/server/log', () => ({ log: { error: jest.fn(), warn: jest.fn() } }))

const provider = stubProvider()

const COOKIES = { 'desk-session': 'desk-token' }
const EDIT = 'POST /desk/institutions/7'

/** The record as its page was shown, or as somebody else has left it since. */
const record = (values: Record<string, string> = {}, version = 'v1') =>
  deskInstitutionSchema.parse({
    data: {
      ...{ id: 7, version, sources: [], statements: [], edited: null, history: [] },
      values: { name_en: 'Hill College', phone: '080 1', description_en: 'One\nTwo', ...values },
    },
  })

async function post(handler: typeof save, form: Record<string, string>) {
  const answer = await handler(bffRequest('/desk/do/x', { form: { lang: 'kn', ...form }, cookies: COOKIES }))
  return deskReplyAfter(answer, COOKIES)
}
/** The form as a browser posts it: all of it, with what was typed. */
function posted(typed: Record<string, string>) {
  const { values, version, was } = formOf(record(), null)
  const shown = { name_en: values.name_en ?? '', phone: values.phone ?? '', description_en: 'One\r\nTwo' }
  return { id: '7', version, was, ...shown, ...typed }
}

test('what was changed is sent, in the version that was shown, and nothing else', async () => {
  const calls = answerAsProvider(provider, { [EDIT]: { body: { message: 'x' } } })
  const { to, reply } = await post(save, posted({ phone: '080 2' }))
  expect([to, reply?.said]).toEqual(['/desk/kn/institutions/7', 'saved'])
  expect(JSON.parse(calls[0]?.body ?? '')).toEqual({ version: 'v1', phone: '080 2' })
  expect(calls[0]?.headers.authorization).toBe('Bearer desk-token')
})

test('what is refused keeps what was typed, with what is wrong beside it', async () => {
  answerAsProvider(provider, {
    [EDIT]: { status: 422, body: { message: 'x', errors: { phone: ['unread'], x: ['y'] } } },
  })
  const { reply } = await post(save, posted({ phone: 'none', name_en: 'Lake College' }))
  const form = formOf(record(), reply)
  expect(form.values).toMatchObject({ phone: 'none', name_en: 'Lake College' })
  expect([...form.wrong]).toEqual([['phone', 'unread']])
})

test('of two who changed the same, both versions are shown; what one alone changed is that one’s', async () => {
  answerAsProvider(provider, { [EDIT]: { status: 409, body: { message: 'x' } } })
  const { reply } = await post(save, posted({ phone: '080 2', description_en: 'Three' }))
  const form = formOf(record({ phone: '080 3', name_en: 'Lake College' }, 'v2'), reply)
  expect(form.values).toMatchObject({ phone: '080 2', name_en: 'Lake College', description_en: 'Three' })
  expect([...form.theirs]).toEqual([['phone', '080 3']])
  expect(form.version).toBe('v2')
})

test('while an import runs the form stays about the version that was shown', async () => {
  answerAsProvider(provider, { [EDIT]: { status: 423, body: { message: 'x' } } })
  const { reply } = await post(save, posted({ phone: '080 2' }))
  const form = formOf(record({ phone: '080 3' }, 'v2'), reply)
  expect([reply?.said, form.version, form.values.phone]).toEqual(['importing', 'v1', '080 2'])
})

test('who adds one comes to its page; what is refused is kept', async () => {
  answerAsProvider(provider, { 'POST /desk/institutions': { status: 201, body: { data: { id: 12 } } } })
  expect(await post(add, { name_en: 'Hill College' })).toMatchObject({
    to: '/desk/kn/institutions/12',
    reply: { said: 'added' },
  })
  answerAsProvider(provider, {
    'POST /desk/institutions': { status: 422, body: { message: 'x', errors: { type_id: ['needed'] } } },
  })
  const { to, reply } = await post(add, { name_en: 'Hill College' })
  expect(to).toBe('/desk/kn/institutions/new')
  expect(formOf(null, reply)).toMatchObject({ values: { name_en: 'Hill College' } })
})

test('a new one can be kept as a draft, which is published by its own name and leads to what it became', async () => {
  const id = 'new_0123456789ab'
  const kept = { status: 201, body: { data: { id } } }
  const calls = answerAsProvider(provider, {
    'POST /desk/drafts/institutions': kept,
    [`POST /desk/institutions/${id}/draft`]: { body: { message: 'x', data: { id: '12' } } },
  })
  const page = `/desk/kn/institutions/${id}`
  expect(await post(add, { name_en: 'Hill College', do: 'save' })).toMatchObject({
    ...{ to: page, reply: { said: 'draftAdded' } },
  })
  expect(JSON.parse(calls[0]?.body ?? '')).toEqual({ name_en: 'Hill College' })
  const pressed = posted({ id, draft: 'waits', do: 'publish' })
  expect(await post(save, pressed)).toMatchObject({
    ...{ to: '/desk/kn/institutions/12', reply: { said: 'published' } },
  })
  // What is refused stays the draft that it was.
  answerAsProvider(provider, {
    [`POST /desk/institutions/${id}/draft`]: { status: 422, body: { message: 'x', errors: {} } },
  })
  expect(await post(save, pressed)).toMatchObject({ to: page, reply: { said: 'notPublished' } })
})

test.each([
  ['merge', '/institutions/7/merge?into=9'],
  // The one that was merged away has no page.
  ['undo', '/institutions/9'],
])('a %s that is refused is said where there is a page', async (action, page) => {
  answerAsProvider(provider, { 'POST /desk/institutions/7/merge': { status: 423, body: { message: 'x' } } })
  const { to, reply } = await post(merge, { id: '7', into: '9', action })
  expect([to, reply?.said]).toEqual([`/desk/kn${page}`, 'importing'])
})

test('a form that adds is sent under the key of its page and its words: pressed twice it is one sending, written anew another', async () => {
  const ADD = 'POST /desk/institutions'
  const calls = answerAsProvider(provider, { [ADD]: { status: 201, body: { data: { id: 7 } } } })
  const said = { name_en: 'Lake College', type_id: '1', once: 'page-1' }
  for (const form of [said, said, { ...said, name_en: 'Hill College' }, { ...said, once: 'page-2' }])
    await post(add, form)
  const keys = calls.map(({ headers }) => headers['idempotency-key'])
  expect(keys[0]).toMatch(/^[\w-]{43}$/)
  expect(keys[1]).toBe(keys[0])
  expect(new Set(keys).size).toBe(3)
  // The key is no word of the institution.
  expect(calls.map(({ body }) => body).join()).not.toContain('page-1')
})

const DRAFT = 'POST /desk/institutions/7/draft'
const LIBRARY = JSON.stringify([{ title: { en: 'Library' } }])
const TIME = { 'at.day': '2027-06-01', 'at.time': '09:30' }

test.each([
  ['save', '', 'draftSaved', { action: 'keep', phone: '080 2' }],
  ['publish', 'waits', 'published', { action: 'publish', phone: '080 2' }],
  ['discard', 'waits', 'discarded', { action: 'discard' }],
  ['schedule', 'waits', 'timeSet', { action: 'schedule', phone: '080 2', at: '2027-06-01T09:30:00+05:30' }],
  ['unschedule', 'waits', 'timeRemoved', { action: 'schedule', phone: '080 2', at: '' }],
])('the button “%s” of a form sends what was changed to the draft', async (button, draft, said, sent) => {
  const calls = answerAsProvider(provider, { [DRAFT]: { body: { message: 'x' } } })
  const { reply } = await post(save, posted({ phone: '080 2', do: button, draft, ...TIME }))
  expect(reply?.said).toBe(said)
  expect(JSON.parse(calls[0]?.body ?? '')).toEqual({ version: 'v1', ...sent })
})

test('with no draft in between what is published is saved as ever, also by a provider without drafts', async () => {
  const calls = answerAsProvider(provider, { [EDIT]: { body: { message: 'x' } } })
  const { reply } = await post(save, posted({ phone: '080 2', do: 'publish', draft: '' }))
  expect([reply?.said, calls.map(({ call }) => call)]).toEqual(['saved', [EDIT]])
})

test.each([
  ['names', { names: 'HCE', was: '' }, { version: 'v1', names: 'HCE' }, '/institutions/7'],
  ['courses', { rows: 'Civil', whole: 'w1' }, { version: 'w1', table: 'Civil' }, '/institutions/7/courses'],
])('%s are kept in the draft of their institution, in the version that was shown', async (part, form, sent, own) => {
  const calls = answerAsProvider(provider, { [DRAFT]: { body: { message: 'x' } } })
  const handler = part === 'names' ? names : courses
  const posted = { id: '7', version: 'v1', action: 'draft', ...form }
  const kept = await post(handler, posted)
  expect([kept.to, kept.reply?.said]).toEqual(['/desk/kn/institutions/7', 'draftSaved'])
  expect(JSON.parse(calls[0]?.body ?? '')).toEqual({ action: 'keep', ...sent })
  // Of two the second is told, and what was typed stands there again.
  answerAsProvider(provider, { [DRAFT]: { status: 409, body: { message: 'x' } } })
  const refused = await post(handler, posted)
  expect([refused.to, refused.reply?.said]).toEqual([`/desk/kn${own}`, 'changed'])
  expect(Object.values(refused.reply?.typed ?? {})).toContain(Object.values(sent).at(-1))
})

describe('of one that is not there yet', () => {
  const ID = 'new_0123456789ab'
  const OF = `/desk/kn/institutions/${ID}`

  test.each([
    ['names', names, { names: 'HCE', was: '' }, { names: 'HCE' }, OF],
    ['courses', courses, { rows: 'Civil', whole: 'w1' }, { table: 'Civil' }, `${OF}/courses`],
    ['the page', page, { 'f.facilities.1.title.en': 'Library' }, { facilities: LIBRARY }, `${OF}/page`],
  ] as const)('%s go into its draft, from a page of their own, where they stay if they are refused', async (...of) => {
    const [, handler, form, sent, own] = of
    const call = `POST /desk/institutions/${ID}/draft`
    const calls = answerAsProvider(provider, { [call]: { body: { message: 'x' } } })
    const kept = await post(handler, { id: ID, version: 'w1', action: 'draft', ...form })
    expect([kept.to, kept.reply?.said]).toEqual([OF, 'draftSaved'])
    expect(JSON.parse(calls[0]?.body ?? '')).toMatchObject({ version: 'w1', action: 'keep', ...sent })
    answerAsProvider(provider, { [call]: { status: 409, body: { message: 'x' } } })
    const refused = await post(handler, { id: ID, version: 'w1', action: 'draft', ...form })
    expect([refused.to, refused.reply?.said]).toEqual([own, 'changed'])
    expect(Object.values(refused.reply?.typed ?? {})).toContain(Object.values(sent)[0])
    // Somebody has published it meanwhile: what it became stands on its own page.
    answerAsProvider(provider, { [call]: { status: 404, body: { message: 'x' } } })
    const late = await post(handler, { id: ID, version: 'w1', action: 'draft', ...form })
    expect([late.to, late.reply?.said]).toEqual([OF, 'unknown'])
  })

  test('courses are looked at before they are kept', async () => {
    const call = `POST /desk/institutions/${ID}/courses`
    const calls = answerAsProvider(provider, { [call]: { body: { data: { saved: false, rows: [], removed: [] } } } })
    const { to, reply } = await post(courses, { id: ID, version: 'c1', action: 'preview', rows: 'Civil' })
    expect([to, reply?.said, reply?.typed.rows]).toEqual([`${OF}/courses`, 'looked', 'Civil'])
    expect(JSON.parse(calls[0]?.body ?? '')).toEqual({ version: 'c1', rows: 'Civil', preview: true })
  })
})

const withDraft = (draft: Record<string, unknown>) => ({
  ...record({}, 'v2'),
  draft: {
    ...{ version: 'v2.d', said: { phone: '080 9' }, was: { phone: '080 1' }, flaws: {}, by: 'Asha', at: 0 },
    ...{ problems: [], schedule: null, preview: 'x', ...draft },
  },
})

test('a form opens with what the draft says over the record, and with what is wrong with it', () => {
  const form = draftFormOf(withDraft({ flaws: { phone: 'unread' } }), null)
  expect(form).toMatchObject({ version: 'v2.d', values: { name_en: 'Hill College', phone: '080 9' } })
  expect([...form.wrong]).toEqual([['phone', 'unread']])
})

test.each([
  ['publish', 'notPublished', { phone: ['unread'] }],
  ['schedule', 'timeRefused', { at: ['past'] }],
])('what is refused by “%s” is the draft, and the form stands on that', async (button, said, errors) => {
  answerAsProvider(provider, { [DRAFT]: { status: 422, body: { message: 'x', errors } } })
  const { to, reply } = await post(save, posted({ phone: 'none', do: button, draft: 'waits', ...TIME }))
  expect([to, reply?.said]).toEqual([`/desk/kn/institutions/7${button === 'schedule' ? '#at-time' : ''}`, said])
  const form = draftFormOf(withDraft({ said: { phone: 'none' } }), reply)
  expect([form.version, form.values.phone]).toEqual(['v2.d', 'none'])
  expect(reply?.typed['at.day']).toBe(button === 'schedule' ? '2027-06-01' : undefined)
})

test('of two who keep a draft of the same field both versions are shown', async () => {
  answerAsProvider(provider, { [DRAFT]: { status: 409, body: { message: 'x' } } })
  const { reply } = await post(save, posted({ phone: '080 2', do: 'save' }))
  const form = draftFormOf(withDraft({}), reply)
  expect([form.values.phone, [...form.theirs], form.version]).toEqual(['080 2', [['phone', '080 9']], 'v2.d'])
})

test.each([
  [{ body: { message: 'x' } }, 'draft', 'draftSaved'],
  [{ body: { message: 'x' } }, 'published', 'published'],
  [{ status: 409, body: { message: 'x' } }, 'published', 'contentChanged'],
  [{ status: 423, body: { message: 'x' } }, 'published', 'importing'],
])('a version is brought back, or that is refused: %o, %s', async (answer, as, said) => {
  const calls = answerAsProvider(provider, { 'POST /desk/institutions/7/revert': answer })
  const { to, reply } = await post(revert, { id: '7', version: 'v1', to: '41', as })
  expect([to, reply?.said]).toEqual(['/desk/kn/institutions/7', said])
  expect(JSON.parse(calls[0]?.body ?? '')).toEqual({ version: 'v1', to: 41, as })
})

test('a version that cannot be published says so on its own page, and marks nothing of the form', async () => {
  const refusal = { status: 422, body: { message: 'x', errors: { phone: ['unread'] } } }
  answerAsProvider(provider, { 'POST /desk/institutions/7/revert': refusal })
  const { to, reply } = await post(revert, { id: '7', version: 'v1', to: '41', as: 'published' })
  expect([to, reply]).toEqual(['/desk/kn/institutions/7/versions/41', { to, said: 'versionRefused', typed: {} }])
})

describe('the form of the page', () => {
  const DRAFT = 'POST /desk/institutions/7/draft'
  const typed = {
    'f.facilities.1.title.en': ' Library ',
    'f.facilities.2.title.en': 'Sports',
    'f.overview_title.en': '',
  }
  const form = { id: '7', version: 'v1.p', ...typed }
  const sent = (calls: readonly { body?: string | undefined }[]) => JSON.parse(calls[0]?.body ?? '') as object

  test.each([
    ['save', 'publish', 'saved', '/institutions/7/page'],
    ['draft', 'keep', 'draftSaved', '/institutions/7'],
  ])(
    '%s: of a form that does not say what it was, all parts are sent, those that are empty, too',
    async (action, asked, said, to) => {
      const calls = answerAsProvider(provider, { [DRAFT]: { body: { message: 'x' } } })
      expect(await post(page, { ...form, action })).toMatchObject({ to: `/desk/kn${to}`, reply: { said } })
      expect(sent(calls)).toEqual({
        ...{ version: 'v1.p', action: asked, overview_title: '', overview_description: '', overviews: '' },
        ...{ admissions: '', placements: '', recruiters: '' },
        facilities: JSON.stringify([{ title: { en: 'Library' } }, { title: { en: 'Sports' } }]),
      })
    },
  )

  test('what of a page was changed is sent alone', async () => {
    const calls = answerAsProvider(provider, { [DRAFT]: { body: { message: 'x' } } })
    const facilities = JSON.stringify([{ title: { en: 'Library\n\nOpen on Sundays' } }])
    const shown = record({ ...pageWords({}), facilities, overview_title: '{"en":"A"}' })
    const { was } = pageFormOf(shown, null)
    // As a browser ends lines.
    const same = { 'f.facilities.1.title.en': 'Library\r\n\r\nOpen on Sundays', 'f.overview_title.en': 'B' }
    await post(page, { id: '7', version: 'v1.p', was, action: 'save', ...same })
    expect(sent(calls)).toEqual({ version: 'v1.p', action: 'publish', overview_title: '{"en":"B"}' })
  })

  test('a button of a list keeps the draft with the list as it is then, and leads back to it', async () => {
    const calls = answerAsProvider(provider, { [DRAFT]: { body: { message: 'x' } } })
    const { to } = await post(page, { ...form, do: 'up:facilities.2' })
    expect(to).toBe('/desk/kn/institutions/7/page#list-facilities')
    expect(sent(calls)).toMatchObject({
      action: 'keep',
      facilities: JSON.stringify([{ title: { en: 'Sports' } }, { title: { en: 'Library' } }]),
    })
  })

  test.each([
    [409, 'changed'],
    [422, 'notPublished'],
    [423, 'importing'],
  ])('refused with %d it stays there, with what was typed', async (status, said) => {
    answerAsProvider(provider, { [DRAFT]: { status, body: { message: 'x' } } })
    expect(await post(page, { ...form, action: 'save' })).toMatchObject({
      to: '/desk/kn/institutions/7/page',
      reply: { said, typed: { facilities: expect.stringContaining('Sports') as string, version: 'v1.p' } },
    })
  })
})
