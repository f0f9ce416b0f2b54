import { revalidateTag } from 'next/cache'
import { changeLog } from '@/lib/rules/change-log'
import { getEnvironment } from '@/lib/server/env'
import { environmentWith } from '@/testing/environment'
import { revalidate } from '@/lib/server/cache/revalidate'

jest.mock('next/cache', () => ({ revalidateTag: jest.fn() }))
jest.mock('@/lib/server/env')

const SECRET = 'a-secret-of-some-length'

beforeEach(() => {
  jest.mocked(revalidateTag).mockClear()
  withSecret(SECRET)
})

function withSecret(revalidateSecret: string | undefined) {
  jest.mocked(getEnvironment).mockReturnValue(environmentWith('http://127.0.0.1:1', { revalidateSecret }))
}

function ask(body: string, authorization: string | null = `Bearer ${SECRET}`) {
  const headers = authorization === null ? undefined : { authorization }
  return revalidate(new Request('http://localhost/api/revalidate', { method: 'POST', body, headers }))
}

test('makes each tag stale, keeping the last good copy meanwhile', async () => {
  const response = await ask('{"tags":["directory","institute:7"]}')
  expect(response.status).toBe(200)
  expect(jest.mocked(revalidateTag).mock.calls).toEqual([
    ['directory', 'max'],
    ['institute:7', 'max'],
  ])
})

test('what may be shown to nobody any more is dropped', async () => {
  const before = changeLog().number
  expect((await ask('{"tags":["institute:7"],"drop":true}')).status).toBe(200)
  expect(jest.mocked(revalidateTag).mock.calls).toEqual([['institute:7', { expire: 0 }]])
  expect(changeLog().toldSince(before, ['drop:institute:7'])).toBe(true)
})

test.each([
  ['no secret', null],
  ['another secret', 'Bearer something-else-entirely'],
  ['the secret without its scheme', SECRET],
  ['a part of it', `Bearer ${SECRET.slice(0, -1)}`],
])('%s is refused with 401', async (_, authorization) => {
  expect((await ask('{"tags":["directory"]}', authorization)).status).toBe(401)
  expect(revalidateTag).not.toHaveBeenCalled()
})

test('without a configured secret every call is refused', async () => {
  withSecret(undefined)
  expect((await ask('{"tags":["directory"]}', 'Bearer undefined')).status).toBe(401)
})

test.each([
  '',
  'no json',
  '[]',
  '{}',
  '{"tags":[]}',
  '{"tags":"directory"}',
  '{"tags":[7]}',
  '{"tags":[""]}',
  '{"tags":["a"],"drop":1}',
])('the body %s is refused with 422 and says what was expected', async (body) => {
  const response = await ask(body)
  expect(response.status).toBe(422)
  expect(await response.json()).toEqual({ message: expect.stringContaining('"tags"') })
  expect(revalidateTag).not.toHaveBeenCalled()
})

test('a body over 64 kB is refused with 413', async () => {
  expect((await ask(JSON.stringify({ tags: ['x'.repeat(70_000)] }))).status).toBe(413)
})
