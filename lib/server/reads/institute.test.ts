import { FULL_ANSWER } from '@/testing/institute-sample'
import { environmentWith } from '@/testing/environment'
import { getEnvironment } from '@/lib/server/env'
import { getInstitute } from '@/lib/server/reads/institute'
import { type StubServer, startStubServer } from '@/testing/stub-server'

jest.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read }))
jest.mock('@/lib/server/env')
jest.mock('@/lib/server/log', () => ({ log: { error: jest.fn(), warn: jest.fn() } }))

let provider: StubServer
beforeAll(async () => {
  provider = await startStubServer()
})
afterAll(() => provider.close())

test('an institution is found by its id alone, in no other spelling that its provider can read', async () => {
  jest.mocked(getEnvironment).mockReturnValue(environmentWith(provider.url))
  provider.answer((_, response) => void response.end(JSON.stringify({ data: FULL_ANSWER })))
  expect(await getInstitute('7')).toMatchObject({ id: '7' })
  for (const id of ['07', '007']) expect(await getInstitute(id)).toBeNull()
})

test('one whose provider does not say its id is the one that was asked for', async () => {
  jest.mocked(getEnvironment).mockReturnValue(environmentWith(provider.url))
  const data = { ...FULL_ANSWER, institute: { ...FULL_ANSWER.institute, id: null } }
  provider.answer((_, response) => void response.end(JSON.stringify({ data })))
  expect(await getInstitute('07')).not.toBeNull()
})
