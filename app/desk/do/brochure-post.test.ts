/** @jest-environment node */
import { DESK_FORMS } from '@/lib/bff/desk-forms'
import { MAX_BROCHURE_BYTES } from '@/lib/contract/desk/institution-brochures'
import { answerAsProvider, bffRequest } from '@/testing/bff'
import { deskReplyAfter } from '@/testing/desk-reply'
import { stubProvider } from '@/testing/stub-provider'

const { 'institution-brochure': handler } = DESK_FORMS

jest.mock('@/lib/server/env')
jest.mock('@/lib/server/log', () => ({ log: { error: jest.fn(), warn: jest.fn() } }))

const provider = stubProvider()

const COOKIES = { 'desk-session': 'desk-token' }
const SESSION = { 'GET /desk/session': { body: { data: {} } } }
const ADD = 'POST /desk/institutions/7/brochures'
const CHANGE = 'POST /desk/institutions/7/brochures/change'
const TYPED = { title: 'Hostels', language: 'kn' }
const SAID = { lang: 'kn', id: '7', version: 'v1', brochure: '', ...TYPED }

/** The form as a browser sends it: its button comes after its file. */
async function post(file: Blob, over: Record<string, string> = {}, action?: string) {
  const body = new FormData()
  for (const [name, value] of Object.entries({ ...SAID, ...over })) body.set(name, value)
  body.set('file', file, 'hostels.pdf')
  if (action !== undefined) body.set('action', action)
  const length = String((await new Response(body).arrayBuffer()).byteLength)
  const answer = await handler(
    bffRequest('/desk/do/x', { body, headers: { 'content-length': length }, cookies: COOKIES }),
  )
  return { ...(await deskReplyAfter(answer, COOKIES)), location: answer.headers.get('location') }
}

test('a brochure goes to the provider byte for byte, also a large one', async () => {
  const bytes = Buffer.alloc(2_000_000, 'x')
  const calls = answerAsProvider(provider, { ...SESSION, [ADD]: { body: { message: 'x' } } })
  const { reply, location } = await post(new Blob([bytes]))
  expect([reply?.said, location]).toEqual(['saved', expect.stringMatching(/\/institutions\/7\/brochures#brochures$/)])
  const sent = Buffer.from(calls.at(-1)?.body ?? '', 'latin1').toString()
  expect(JSON.parse(sent)).toEqual({ version: 'v1', ...TYPED, file: bytes.toString('base64') })
})

test.each([
  ['one that is added', {}, TYPED, 'add'],
  ['one that is there', { brochure: '12' }, { ...TYPED, brochure: '12' }, 'brochure-12'],
])(
  '%s that is too large is refused unread, beside its field, and what was typed is kept',
  async (_, over, typed, place) => {
    const calls = answerAsProvider(provider, SESSION)
    const { reply, location } = await post(new Blob([Buffer.alloc(MAX_BROCHURE_BYTES + 200_000, 'x')]), over, 'save')
    expect([reply?.said, reply?.wrong, reply?.typed]).toEqual(['invalid', { file: 'tooLarge' }, typed])
    expect(location).toMatch(new RegExp(`/institutions/7/brochures#${place}$`))
    expect(calls.map(({ call }) => call)).toEqual(['GET /desk/session'])
  },
)

test.each([
  ['save', 200, 'saved', 'brochure-12'],
  ['remove', 200, 'removed', 'removed'],
  ['restore', 200, 'saved', 'brochures'],
  ['save', 409, 'changed', 'brochure-12'],
  ['restore', 423, 'importing', 'brochures'],
])('%s that is answered with %d: %s, where the brochure stands', async (action, status, said, place) => {
  const calls = answerAsProvider(provider, { [CHANGE]: { status, body: { message: 'x' } } })
  const { reply, location } = await post(new Blob([]), { brochure: '12' }, action)
  expect(JSON.parse(calls[0]?.body ?? '')).toEqual({ version: 'v1', ...TYPED, file: '', brochure: '12', action })
  expect([reply?.said, location]).toEqual([said, expect.stringMatching(new RegExp(`/7/brochures#${place}$`))])
})

test('of two that have the same number, what was removed is not taken for what stands there', async () => {
  answerAsProvider(provider, { [CHANGE]: { status: 409, body: { message: 'x' } } })
  expect((await post(new Blob([]), { brochure: '12' }, 'restore')).reply?.typed.brochure).toBe('')
})

test.each([
  [403, 'forbidden'],
  [404, 'unknown'],
  [500, 'away'],
])(
  'whom the provider refuses with %d is told that (%s), and not that their file is too large',
  async (status, said) => {
    const calls = answerAsProvider(provider, { 'GET /desk/session': { status, body: { message: 'x' } } })
    const { reply } = await post(new Blob([Buffer.alloc(200_000, 'x')]))
    expect([reply?.said, reply?.wrong]).toEqual([said, undefined])
    expect(calls.map(({ call }) => call)).toEqual(['GET /desk/session'])
  },
)
