/** @jest-environment node */
import type { DeskReply } from '@/lib/rules/desk/desk-reply'
import { previewCourses } from '@/lib/server/desk/courses'
import { getEnvironment } from '@/lib/server/env'
import { answerAsProvider } from '@/testing/bff'
import { environmentWith } from '@/testing/environment'
import { type StubServer, startStubServer } from '@/testing/stub-server'

jest.mock('@/lib/server/env')
jest.mock('@/lib/server/log', () => ({ log: { error: jest.fn(), warn: jest.fn() } }))

let provider: StubServer
beforeAll(async () => {
  provider = await startStubServer()
})
afterAll(() => provider.close())

const replied = (said: DeskReply['said']): DeskReply => ({
  to: '/desk/en/institutions/7/courses',
  said,
  typed: { rows: 'Typed', version: 'v1' },
})

test.each<[string, DeskReply | null, boolean, string[]]>([
  ['nothing was sent and no draft waits: none', null, false, []],
  ['what a draft says', null, true, ['Drafted']],
  ['what was typed and looked at, also beside a draft', replied('looked'), true, ['Typed']],
  ['what was typed and is wrong', replied('invalid'), false, ['Typed']],
  [
    'what was typed and kept from by something else: neither that nor the draft, which is not in the field',
    replied('importing'),
    true,
    [],
  ],
  ['after a change of somebody else the draft, which is what is to be seen', replied('changed'), true, ['Drafted']],
  ['after a change where no draft waits: none, the courses stand there', replied('changed'), false, []],
])('of which rows it is told what becomes of them: %s', async (_, reply, isDrafted, rows) => {
  jest.mocked(getEnvironment).mockReturnValue(environmentWith(provider.url))
  const calls = answerAsProvider(provider, { 'POST /desk/institutions/7/courses': { status: 200, body: {} } })
  const visitor = { address: '203.0.113.7', token: 'a-token' }
  await previewCourses(visitor, 7, reply, isDrafted ? { rows: 'Drafted', version: 'v2' } : null)
  expect(calls.map(({ body }) => JSON.parse(body).rows)).toEqual(rows)
})
