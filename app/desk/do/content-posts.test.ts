/** @jest-environment node */
import { DESK_FORMS } from '@/lib/bff/desk-forms'
import { answerAsProvider, bffRequest } from '@/testing/bff'
import { deskReplyAfter } from '@/testing/desk-reply'
import { stubProvider } from '@/testing/stub-provider'

const { content: save, 'content-revert': revert } = DESK_FORMS

jest.mock('@/lib/server/env')
jest.mock('@/lib/server/log', () => ({ log: { error: jest.fn(), warn: jest.fn() } }))

const provider = stubProvider()

const COOKIES = { 'desk-session': 'desk-token' }
const FOOTER = {
  ...{ section: 'footer', version: '4', 'f.footer_desc.en': ' Guide ', 'f.footer_desc.kn': '', 'f.nothing': 'x' },
  ...{
    'f.menu.1.label.en': 'About',
    'f.menu.1.url': '/about',
    'f.menu.2.label.en': 'Contact',
    'f.menu.2.url': '/contact',
  },
}
const SECOND = { label: { en: 'Contact' }, url: '/contact' }
const FIRST = { label: { en: 'About' }, url: '/about' }

async function post(handler: typeof save, form: Record<string, string>, headers: Record<string, string> = {}) {
  const answer = await handler(
    bffRequest('/desk/do/content', { form: { lang: 'kn', ...form }, cookies: COOKIES, headers }),
  )
  return deskReplyAfter(answer, COOKIES)
}

test.each([
  ['save', 'draft', 'draftSaved', '/desk/kn/content/footer', [FIRST, SECOND]],
  ['publish', 'publish', 'published', '/desk/kn/content/footer', [FIRST, SECOND]],
  ['up:menu.2', 'draft', 'draftSaved', '/desk/kn/content/footer#list-menu', [SECOND, FIRST]],
  ['add:menu', 'draft', 'draftSaved', '/desk/kn/content/footer#list-menu', [FIRST, SECOND, {}]],
])('the button %s sends all of the form', async (button, call, said, to, menu) => {
  const path = `POST /desk/content/footer/${call}`
  const calls = answerAsProvider(provider, { [path]: { body: { message: 'x' } } })
  const { to: leads, reply } = await post(save, { ...FOOTER, do: button })
  expect([leads, reply?.said]).toEqual([to, said])
  const body: unknown = JSON.parse(Buffer.from(calls[0]?.body ?? '', 'latin1').toString())
  expect([calls[0]?.call, body]).toEqual([path, { version: 4, fields: { footer_desc: { en: 'Guide' }, menu } }])
})

test.each([
  [409, 'setAside'],
  [422, 'notPublished'],
  [500, 'away'],
])('a provider\u2019s %d: %s, and nothing that was typed is lost', async (status, said) => {
  answerAsProvider(provider, { 'POST /desk/content/footer/publish': { status, body: { message: 'x' } } })
  const { to, reply } = await post(save, { ...FOOTER, do: 'publish' })
  expect([to, reply?.said]).toEqual(['/desk/kn/content/footer', said])
  expect(reply?.typed).toMatchObject({ 'footer_desc.en': ' Guide ', 'menu.2.url': '/contact' })
})

test.each([
  [200, 'draftSaved'],
  [401, undefined],
])('a policy in Kannada, of which a form makes three times as much: a session that is a %d', async (status, said) => {
  const calls = answerAsProvider(provider, {
    'GET /desk/session': { status, body: { message: 'x' } },
    'POST /desk/content/termpolicy/draft': { body: { message: 'x' } },
  })
  const form = { section: 'termpolicy', version: '1', do: 'save', 'f.termpolicy.kn': 'ನಿಯಮ '.repeat(12_000) }
  const length = new URLSearchParams({ lang: 'kn', ...form }).toString().length
  const { reply } = await post(save, form, { 'content-length': String(length) })
  expect(reply?.said).toBe(said)
  expect((calls[1]?.body.length ?? 0) > 150_000).toBe(status === 200)
})

test.each([
  ['schedule', '2026-12-01T09:30:00+05:30', 200, 'timeSet'],
  ['unschedule', '', 200, 'timeRemoved'],
  ['schedule', '2026-12-01T09:30:00+05:30', 422, 'timeRefused'],
])('the button %s sends all of the form with its time', async (button, at, status, said) => {
  const path = 'POST /desk/content/footer/schedule'
  const calls = answerAsProvider(provider, { [path]: { status, body: { message: 'x', errors: { at: ['past'] } } } })
  const { to, reply } = await post(save, { ...FOOTER, do: button, 'at.day': '2026-12-01', 'at.time': '09:30' })
  expect([to, reply?.said]).toEqual(['/desk/kn/content/footer#at-time', said])
  const fields = { footer_desc: { en: 'Guide' }, menu: [FIRST, SECOND] }
  expect(JSON.parse(calls[0]?.body ?? '')).toEqual({ version: 4, fields, at })
  if (status !== 422) return
  expect(reply).toMatchObject({ wrong: { at: 'past' }, typed: { 'at.day': '2026-12-01', 'at.time': '09:30' } })
})

test('a draft is discarded, and a version taken up, by its number alone', async () => {
  const calls = answerAsProvider(provider, {
    'POST /desk/content/footer/discard': { body: { message: 'x' } },
    'POST /desk/content/footer/revert': { status: 409, body: { message: 'x' } },
  })
  expect((await post(save, { ...FOOTER, do: 'discard' })).reply?.said).toBe('discarded')
  const reverted = await post(revert, { section: 'footer', version: '4', to: '2', as: 'published' })
  expect([reverted.to, reverted.reply?.said]).toEqual(['/desk/kn/content/footer', 'contentChanged'])
  expect(calls.map(({ body }) => JSON.parse(body))).toEqual([{ version: 4 }, { version: 4, to: 2, as: 'published' }])
})

test('what is no key of a form is no field of it, either', async () => {
  const calls = answerAsProvider(provider, { 'POST /desk/content/footer/draft': { body: { message: 'x' } } })
  const { reply } = await post(save, { ...FOOTER, do: 'save', once: 'x'.repeat(65) })
  expect(reply?.said).toBe('draftSaved')
  expect([calls[0]?.headers['idempotency-key'], calls[0]?.body]).toEqual([
    undefined,
    expect.not.stringContaining('once'),
  ])
})
