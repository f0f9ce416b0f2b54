/** @jest-environment node */
import { DESK_FORMS } from '@/lib/bff/desk-forms'
import { answerAsProvider, bffRequest } from '@/testing/bff'
import { deskReplyAfter } from '@/testing/desk-reply'
import { stubProvider } from '@/testing/stub-provider'

const { showcase: POST, 'showcase-draft': DRAFT, 'showcase-revert': REVERT } = DESK_FORMS

jest.mock('@/lib/server/env')
jest.mock('@/lib/server/log', () => ({ log: { error: jest.fn(), warn: jest.fn() } }))

const provider = stubProvider()
const COOKIES = { 'desk-session': 'desk-token' }
const CALL = 'POST /desk/showcases/top'

async function post(form: Record<string, string>, to = POST) {
  const all = { lang: 'kn', list: 'top', version: 'v1', ...form }
  return deskReplyAfter(await to(bffRequest('/desk/do/showcase', { form: all, cookies: COOKIES })), COOKIES)
}

test.each([
  [
    { do: 'add', institute: ' https://guide.example/college/detail?id=12 ' },
    { action: 'add', institute: '12' },
  ],
  [{ do: 'up:7' }, { action: 'up', institute: '7' }],
  [{ do: 'remove:7' }, { action: 'remove', institute: '7' }],
])('%j: %j, in the version that was shown, with a provider that has no drafts', async (form, sent) => {
  const calls = answerAsProvider(provider, { [CALL]: { body: { message: 'x' } } })
  expect(await post(form)).toMatchObject({ to: '/desk/kn/home-lists/top#top', reply: { said: 'saved' } })
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

const KEPT = `${CALL}/draft`

test.each([
  [{ do: 'add', institute: 'https://guide.example/college/detail?id=12' }, '7 9 12'],
  [{ do: 'add', institute: '12 13' }, '7 9 0'],
  [{ do: 'add' }, '7 9 0'],
  [{ do: 'up:9' }, '9 7'],
  [{ do: 'down:9' }, '7 9'],
  [{ do: 'remove:7' }, '9'],
])('%j keeps the draft as the list stands then: %s', async (form, institutions) => {
  const calls = answerAsProvider(provider, { [KEPT]: { body: { message: 'x' } } })
  expect(await post({ institutions: '7 9', ...form })).toMatchObject({ reply: { said: 'draftSaved' } })
  expect(JSON.parse(calls[0]?.body ?? '')).toEqual({ version: 'v1', action: 'keep', institutions })
})

test.each([
  [{ do: 'publish' }, { action: 'publish' }, 'published'],
  [{ do: 'discard' }, { action: 'discard' }, 'discarded'],
  [
    { do: 'schedule', 'at.day': '2030-01-02', 'at.time': '09:30' },
    { action: 'schedule', at: '2030-01-02T09:30:00+05:30' },
    'timeSet',
  ],
  [{ do: 'unschedule' }, { action: 'schedule', at: '' }, 'timeRemoved'],
])('the draft: %j', async (form, sent, said) => {
  const calls = answerAsProvider(provider, { [KEPT]: { body: { message: 'x' } } })
  expect(await post(form, DRAFT)).toMatchObject({ reply: { said } })
  expect(JSON.parse(calls[0]?.body ?? '')).toEqual({ version: 'v1', ...sent })
})

test('a draft that cannot be published, or at no such time, says so where it stands, with the time that was typed', async () => {
  answerAsProvider(provider, { [KEPT]: { status: 422, body: { message: 'x', errors: { institutions: ['unknown'] } } } })
  expect(await post({ do: 'publish' }, DRAFT)).toMatchObject({
    ...{ to: '/desk/kn/home-lists/top', reply: { said: 'notPublished' } },
  })
  answerAsProvider(provider, { [KEPT]: { status: 422, body: { message: 'x', errors: { at: ['past'] } } } })
  const time = { 'at.day': '2020-01-02', 'at.time': '09:30' }
  expect((await post({ do: 'schedule', ...time }, DRAFT)).reply).toMatchObject({
    ...{ said: 'timeRefused', typed: time, wrong: { at: 'past' } },
  })
})

test('a version is brought back; refused, it leads back to it', async () => {
  const back = { to: '41', as: 'published' }
  answerAsProvider(provider, { [`${CALL}/revert`]: { body: { message: 'x' } } })
  expect(await post(back, REVERT)).toMatchObject({ to: '/desk/kn/home-lists/top', reply: { said: 'published' } })
  answerAsProvider(provider, { [`${CALL}/revert`]: { status: 422, body: { message: 'x' } } })
  expect(await post(back, REVERT)).toMatchObject({
    ...{ to: '/desk/kn/home-lists/top?version=41', reply: { said: 'versionRefused' } },
  })
})
