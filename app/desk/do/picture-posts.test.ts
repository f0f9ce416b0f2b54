/** @jest-environment node */
import { DESK_FORMS } from '@/lib/bff/desk-forms'
import { typedAlt } from '@/lib/contract/desk/picture-words'
import { MAX_PICTURE_BYTES } from '@/lib/contract/constants'
import { answerAsProvider, bffRequest } from '@/testing/bff'
import { deskReplyAfter } from '@/testing/desk-reply'
import { stubProvider } from '@/testing/stub-provider'

const { 'institution-picture-add': add, 'institution-picture': change } = DESK_FORMS

jest.mock('@/lib/server/env')
jest.mock('@/lib/server/log', () => ({ log: { error: jest.fn(), warn: jest.fn() } }))

const provider = stubProvider()

const COOKIES = { 'desk-session': 'desk-token' }
const SESSION = { 'GET /desk/session': { body: { data: {} } } }
const ADD = 'POST /desk/institutions/7/pictures'
const CHANGE = 'POST /desk/institutions/7/pictures/change'
const TYPED = { ...typedAlt(() => ''), place: 'gallery', cut: 'middle', alt_en: 'The lake', alt_kn: 'ಕೆರೆ' }
const ADDRESS = '/media/drawn/gate/1-0.webp'

async function post(handler: typeof add, content: { form?: Record<string, string>; body?: FormData }) {
  const length = content.body === undefined ? null : String((await new Response(content.body).arrayBuffer()).byteLength)
  const headers = { 'content-length': length }
  const answer = await handler(bffRequest('/desk/do/x', { ...content, headers, cookies: COOKIES }))
  return { ...(await deskReplyAfter(answer, COOKIES)), location: answer.headers.get('location') }
}

/** The form as a browser sends it: its file stands last. */
function uploaded(file: Blob, typed: Record<string, string> = TYPED) {
  const body = new FormData()
  for (const [name, value] of Object.entries({ lang: 'kn', id: '7', version: 'v1', ...typed })) body.set(name, value)
  body.set('file', file, 'lake.jpg')
  return { body }
}

test('a picture goes to the provider byte for byte, also a large one', async () => {
  const bytes = Buffer.alloc(2_000_000, 'x')
  const calls = answerAsProvider(provider, { ...SESSION, [ADD]: { body: { message: 'x' } } })
  const { to, reply } = await post(add, uploaded(new Blob([bytes])))
  expect([to, reply?.said]).toEqual(['/desk/kn/institutions/7/pictures', 'saved'])
  // The stub reads bytes, of which a file may have any.
  const sent = Buffer.from(calls.at(-1)?.body ?? '', 'latin1').toString()
  expect(JSON.parse(sent)).toEqual({ version: 'v1', ...TYPED, file: bytes.toString('base64') })
})

test('one that is too large is refused unread, beside its field, and what was typed is kept', async () => {
  const calls = answerAsProvider(provider, SESSION)
  const { reply, location } = await post(add, uploaded(new Blob([Buffer.alloc(MAX_PICTURE_BYTES + 200_000, 'x')])))
  expect([reply?.said, reply?.wrong, reply?.typed]).toEqual(['invalid', { file: 'tooLarge' }, TYPED])
  expect(location).toMatch(/\/institutions\/7\/pictures#add$/)
  expect(calls.map(({ call }) => call)).toEqual(['GET /desk/session'])
})

test('one of a session that has ended is refused unread, and says that it has ended, whatever its size', async () => {
  const large = uploaded(new Blob([Buffer.alloc(2_000_000, 'x')]))
  const calls = answerAsProvider(provider, { 'GET /desk/session': { status: 401, body: { message: 'x' } } })
  const { reply, location } = await post(add, large)
  expect([reply?.said, reply?.wrong]).toEqual(['sessionOver', undefined])
  expect(location).toContain('/desk/kn/sign-in?back=')
  expect(calls.map(({ call }) => call)).toEqual(['GET /desk/session'])
  // The browser has let the cookie go meanwhile: nobody is asked.
  const headers = { 'content-length': '2000000' }
  const answer = await add(bffRequest('/desk/do/x', { ...large, headers, cookies: {} }))
  expect(answer.headers.get('location')).toContain('/desk/kn/sign-in')
  expect(calls).toHaveLength(1)
})

test('what the provider refuses stands beside its field', async () => {
  answerAsProvider(provider, { [ADD]: { status: 422, body: { message: 'x', errors: { alt_en: ['needed'] } } } })
  const { reply } = await post(add, uploaded(new Blob(['x'])))
  expect([reply?.wrong, reply?.typed]).toEqual([{ alt_en: 'needed' }, TYPED])
})

test('a frame that was drawn goes with its cut alone, and is kept where it is refused', async () => {
  const frame = '0.2500 0.1000 0.5000'
  const answer = { status: 422, body: { message: 'x', errors: { cut: ['frame'] } } }
  const calls = answerAsProvider(provider, { [ADD]: answer })
  const drawn = { ...TYPED, cut: 'frame', frame }
  const { reply } = await post(add, uploaded(new Blob(['x']), drawn))
  expect([reply?.wrong, reply?.typed]).toEqual([{ cut: 'frame' }, drawn])
  await post(add, uploaded(new Blob(['x']), { ...TYPED, frame }))
  expect(calls.map(({ body }) => JSON.parse(body).frame)).toEqual([frame, undefined])
})

test.each([
  ['say', 200, 'saved', '#picture--media-drawn-gate-1-0-webp'],
  ['remove', 200, 'removed', '#removed'],
  ['later', 409, 'changed', '#picture--media-drawn-gate-1-0-webp'],
  ['restore', 423, 'importing', '#picture--media-drawn-gate-1-0-webp'],
])('%s that is answered with %d: %s, where the picture stands', async (action, status, said, place) => {
  const calls = answerAsProvider(provider, { [CHANGE]: { status, body: { message: 'x' } } })
  const sent = { version: 'v1', address: ADDRESS, action, ...typedAlt(() => ''), alt_en: 'A gate' }
  const { reply, location } = await post(change, { form: { lang: 'en', id: '7', ...sent } })
  expect(JSON.parse(calls[0]?.body ?? '')).toEqual(sent)
  expect([reply?.said, location]).toEqual([
    said,
    expect.stringMatching(new RegExp(`/institutions/7/pictures${place}$`)),
  ])
})

test('in the draft of the institution a picture is added and changed by its version, and there one stays', async () => {
  const page = '/desk/kn/institutions/7/pictures?in=draft'
  const added = answerAsProvider(provider, { ...SESSION, [ADD]: { body: { message: 'x' } } })
  expect(await post(add, uploaded(new Blob(['x']), { ...TYPED, draft: 'v2.d' }))).toMatchObject({
    ...{ to: page, reply: { said: 'draftSaved' } },
  })
  expect(JSON.parse(added.at(-1)?.body ?? '')).toMatchObject({ version: 'v1', draft: 'v2.d' })
  const changed = answerAsProvider(provider, { [CHANGE]: { body: { message: 'x' } } })
  const form = { lang: 'kn', id: '7', version: 'v1', draft: 'v2.d', address: ADDRESS, action: 'remove' }
  const { to, reply } = await post(change, { form })
  expect([to?.split('#')[0], reply?.said]).toEqual([page, 'draftSaved'])
  expect(JSON.parse(changed[0]?.body ?? '')).toMatchObject({ action: 'remove', draft: 'v2.d' })
})
