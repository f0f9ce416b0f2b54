import { GET } from '@/app/api/institute-cards/route'
import { instituteDetailSchema } from '@/lib/contract/institute'
import { ProviderError } from '@/lib/server/provider/provider'
import { getInstitute } from '@/lib/server/reads/institute'

jest.mock('@/lib/server/log', () => ({ log: { error: jest.fn() } }))
jest.mock('@/lib/server/reads/institute')

const known = (name: string) =>
  instituteDetailSchema.parse({
    data: {
      institute: { institute_name: name, image_url: '/logo.png', phone: '9845012345' },
      address: { district: 'Udupi' },
      reviewStats: { average_rating: 4.2 },
    },
  })
const ask = (query: string, address = '203.0.113.1') =>
  GET(new Request(`http://localhost:3000/api/institute-cards${query}`, { headers: { 'x-visitor-address': address } }))

beforeEach(() => {
  jest
    .mocked(getInstitute)
    .mockReset()
    .mockImplementation(async (id) => (id === '9' ? null : known(`College ${id}`)))
})

test('gives the institutions in the order asked for, without those that there are none of', async () => {
  const answer = await ask('?ids=7,9,%203,7')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const card = (id: string) => ({
    id,
    name: { en: `College ${id}` },
    disambiguation: null,
    logo: '/logo.png',
    place: { en: 'Udupi' },
    rating: 4.2,
  })
  expect(await answer.json()).toEqual({ cards: [card('7'), card('3')] })
})

test.each(['', '?ids=', '?ids=,,'])('%p asks for nothing', async (query) => {
  expect(await (await ask(query)).json()).toEqual({ cards: [] })
  expect(getInstitute).not.toHaveBeenCalled()
})

test('twenty are read at most', async () => {
  await ask(`?ids=${Array.from({ length: 50 }, (_, id) => id + 10).join(',')}`)
  expect(getInstitute).toHaveBeenCalledTimes(20)
})

test('503 while the provider is away', async () => {
  jest.mocked(getInstitute).mockRejectedValue(new ProviderError('timeout', 'x', 'no answer in time'))
  expect((await ask('?ids=7')).status).toBe(503)
})

test('a hundred are read for one address at once, and others wait for nobody; then it may ask again', async () => {
  const twenty = `?ids=${Array.from({ length: 20 }, (_, id) => id + 10).join(',')}`
  let letGo = () => {}
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve))
  jest.mocked(getInstitute).mockImplementation(async () => isLetGo.then(() => known('College')))
  const first = Array.from({ length: 5 }, () => ask(twenty))
  const refused = await ask('?ids=7')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5'])
  expect(getInstitute).toHaveBeenCalledTimes(100)
  const other = ask('?ids=7', '198.51.100.7')
  letGo()
  expect((await Promise.all([...first, other])).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
  expect((await ask('?ids=7')).status).toBe(200)
})
