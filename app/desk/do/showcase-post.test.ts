/** @jest-environment node */
import { DESK_FORMS } from '@/lib/bff/desk-forms'
import { answerAsProvider, bffRequest } from '@/testing/bff'
import { deskReplyAfter } from '@/testing/desk-reply'
import { stubProvider } from '@/testing/stub-provider'

const { showcase: POST } = DESK_FORMS

jest.mock('@/lib/server/env')
jest.mock('@/lib/server/log', () => ({ log: { error: jest.fn(), warn: jest.fn() } }))

const provider = stubProvider()
const COOKIES = { 'desk-session': 'desk-token' }
const CALL = 'POST /desk/showcases/top'

async function post(form: Record<string, string>) {
  const all = { lang: 'kn', list: 'top', version: 'v1', ...form }
  return deskReplyAfter(await POST(bffRequest('/desk/do/showcase', { form: all, cookies: COOKIES })), COOKIES)
}

test.each([
  [
    { do: 'add', institute: ' https://guide.example/college/detail?id=12 ' },
    { action: 'add', institute: '12' },
  ],
  [{ do: 'up:7' }, { action: 'up', institute: '7' }],
  [{ do: 'remove:7' }, { action: 'remove', institute: '7' }],
])('%j: %j, in the version that was shown', async (form, sent) => {
  const calls = answerAsProvider(provider, { [CALL]: { body: { message: 'x' } } })
  expect(await post(form)).toMatchObject({ to: '/desk/kn/home-lists#top', reply: { said: 'saved' } })
  expect(JSON.parse(calls[0]?.body ?? '')).toEqual({ version: 'v1', ...sent })
})

test('what is refused keeps what was typed, at its list', async () => {
  answerAsProvider(provider, {
    [CALL]: { status: 422, body: { message: 'x', errors: { institute: ['unknown'] } } },
  })
  expect((await post({ do: 'add', institute: 'Hill College' })).reply).toMatchObject({
    said: 'invalid',
    typed: { list: 'top', institute: 'Hill College' },
    wrong: { institute: 'unknown' },
  })
})
