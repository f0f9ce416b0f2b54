/** @jest-environment node */
import { DESK_FORMS } from '@/lib/bff/desk-forms'
import { MAX_PICTURE_BYTES } from '@/lib/contract/constants'
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

describe('a picture at its place', () => {
  const [UPLOAD, DRAFT] = ['POST /desk/content/about/pictures', 'POST /desk/content/about/draft']
  const TYPED = { 'f.about_us_banner_title.en': 'About', 'f.about_us_banner_image': '/media/old.webp' }
  const AT = '/desk/kn/content/about#f.about_us_banner_image'
  const ADDRESS = '/media/content/1.webp'
  const READ = { about_us_banner_title: { en: 'About' } }
  /** As a browser sends it: with every other file that was chosen, and as many parts as a section has controls. */
  async function send(file: Blob | null, more = 0) {
    const body = new FormData()
    const rest = Object.fromEntries(Array.from({ length: more }, (_, at) => [`f.rest.${at}`, '']))
    const form = { lang: 'kn', section: 'about', version: '4', ...TYPED, do: 'upload:about_us_banner_image', ...rest }
    for (const [name, value] of Object.entries(form)) body.set(name, value)
    body.set('file.about_us_section1_image', new Blob(['another']), 'other.png')
    if (file !== null) body.set('file.about_us_banner_image', file, 'lake.jpg')
    const length = String((await new Response(body).arrayBuffer()).byteLength)
    const request = bffRequest('/desk/do/content', { body, cookies: COOKIES, headers: { 'content-length': length } })
    return deskReplyAfter(await save(request), COOKIES)
  }
  const bodyOf = (call: { body: string } | undefined): unknown =>
    JSON.parse(Buffer.from(call?.body ?? '', 'latin1').toString())

  test('is uploaded, and stands in the draft with all that was typed', async () => {
    const calls = answerAsProvider(provider, {
      'GET /desk/session': { body: { data: {} } },
      [UPLOAD]: { body: { data: { address: ADDRESS } } },
      [DRAFT]: { body: { message: 'x' } },
    })
    const photo = Buffer.alloc(2_000_000, 'x')
    const { to, reply } = await send(new Blob([photo]), 300)
    expect([to, reply?.said]).toEqual([AT, 'pictureTaken'])
    expect(calls.map(({ call }) => call)).toEqual(['GET /desk/session', UPLOAD, DRAFT])
    expect(bodyOf(calls[1])).toEqual({ file: photo.toString('base64') })
    expect(bodyOf(calls[2])).toEqual({ version: 4, fields: { ...READ, about_us_banner_image: ADDRESS } })
  })

  test.each([
    ['none was chosen', null, { status: 422, body: { message: 'x', errors: { file: ['needed'] } } }, 'needed', 1],
    ['a large one', new Blob([Buffer.alloc(MAX_PICTURE_BYTES + 1)]), { body: {} }, 'tooLarge', 0],
  ])('%s: it is said beside it, and nothing is saved or lost', async (_, file, answer, flaw, uploads) => {
    const calls = answerAsProvider(provider, { 'GET /desk/session': { body: { data: {} } }, [UPLOAD]: answer })
    const { to, reply } = await send(file)
    // The file is to be chosen again.
    expect([to, reply?.said, reply?.wrong]).toEqual([AT.replace('#f.', '#file.'), 'invalid', { file: flaw }])
    const old = '/media/old.webp'
    expect(reply?.typed).toMatchObject({
      ...{ 'about_us_banner_title.en': 'About', about_us_banner_image: old },
      'uploaded-to': 'about_us_banner_image',
    })
    expect(calls.filter(({ call }) => call === UPLOAD)).toHaveLength(uploads)
    expect(calls.some(({ call }) => call === DRAFT)).toBe(false)
  })

  test.each([503, 200])('a provider that answers %d without an address loses nothing', async (status) => {
    answerAsProvider(provider, { [UPLOAD]: { status, body: { message: 'x' } } })
    const { reply } = await send(new Blob(['x']))
    expect([reply?.said, reply?.typed['about_us_banner_title.en']]).toEqual(['away', 'About'])
  })
})
