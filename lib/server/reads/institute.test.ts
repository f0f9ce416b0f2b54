import { FULL_ANSWER } from '@/testing/institute-sample'
import { environmentWith } from '@/testing/environment'
import { getEnvironment } from '@/lib/server/env'
import { countFacets, getInstitute } from '@/lib/server/reads/institute'
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

test('what is counted is asked for without the institutions', async () => {
  jest.mocked(getEnvironment).mockReturnValue(environmentWith(provider.url))
  const asked: string[] = []
  provider.answer((request, response) => {
    asked.push(request.url ?? '')
    response.end(JSON.stringify({ data: [], total: 73, facets: { known: { city_id: { known: 50, of: 73 } } } }))
  })
  expect(await countFacets(new URLSearchParams('district_id=50&limit=10&facets=1'))).toMatchObject({
    known: { city_id: { known: 50, of: 73 } },
  })
  expect(asked.map((url) => new URLSearchParams(url.split('?')[1]).get('limit'))).toEqual(['1'])
})
