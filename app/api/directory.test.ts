import { GET as getDistricts } from '@/app/api/districts/route'
import { GET as getTypes } from '@/app/api/institute-types/route'
import { GET as getInstitutes } from '@/app/api/institutes/route'
import { GET as getKnown } from '@/app/api/known/route'
import { GET as getStreams } from '@/app/api/streams/route'
import { ProviderError } from '@/lib/server/provider/provider'
import { countFacets, listInstitutes } from '@/lib/server/reads/institute'
import { listDistricts, listInstituteTypes, listStreams } from '@/lib/server/reads/lookup'

jest.mock('next/server', () => ({ connection: jest.fn() }))
jest.mock('@/lib/server/log', () => ({ log: { error: jest.fn() } }))
jest.mock('@/lib/server/reads/institute')
jest.mock('@/lib/server/reads/lookup')

const outage = new ProviderError('timeout', 'institutes', 'no answer in time')
const ask = (path: string) => new Request(`http://localhost:3000${path}`)

beforeEach(() => {
  jest
    .mocked(listInstitutes)
    .mockReset()
    .mockResolvedValue({ items: [], total: 0, totalPages: 0, facets: null, didYouMean: null, understood: null })
  jest
    .mocked(listStreams)
    .mockReset()
    .mockResolvedValue([{ id: '101', name: { en: 'Civil' } }])
})

const asked = () => Object.fromEntries(jest.mocked(listInstitutes).mock.calls[0]?.[0] ?? [])

describe('GET /api/institutes', () => {
  it("turns the page's parameters into the provider's", async () => {
    const answer = await getInstitutes(ask('/api/institutes?instituteId=1&districtId=549,548&residential=true&page=2'))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.json()).toEqual({
      items: [],
      total: 0,
      totalPages: 0,
      facets: null,
      didYouMean: null,
      understood: null,
    })
    expect(asked()).toEqual({
      institute_type_id: '1',
      district_id: '548,549',
      is_residential: '1',
      page: '2',
      limit: '10',
      facets: '1',
    })
  })

  it.each([
    '',
    '?page=-1&instituteId=a%00b',
    '?min_fee=x&max_fee=%F0%9F%98%80&limit=100000&institute_type_id=1',
    '?page=%E0%A4%A',
    '?clear=filters&search=rv',
  ])('asks for everything when nothing can be read: %p', async (query) => {
    expect((await getInstitutes(ask(`/api/institutes${query}`))).status).toBe(200)
    expect(asked()).toEqual({ page: '1', limit: '10', facets: '1' })
  })

  it('answers 503, with nothing of the cause, when the provider cannot be had', async () => {
    jest.mocked(listInstitutes).mockRejectedValue(outage)
    const answer = await getInstitutes(ask('/api/institutes'))
    expect(answer.status).toBe(503)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.json()).toEqual({ message: 'The directory cannot be reached just now.' })
  })

  it('does not hide a fault of our own', async () => {
    jest.mocked(listInstitutes).mockRejectedValue(new TypeError('a bug'))
    await expect(getInstitutes(ask('/api/institutes'))).rejects.toThrow('a bug')
  })
})

describe('GET /api/known', () => {
  const facets = (known: object | undefined) => jest.mocked(countFacets).mockResolvedValue(known ? { known } : null)
  const answerOf = async () => (await getKnown(ask('/api/known?districtId=549'))).json()

  it('says of how many it is known what each filter asks for, and no counts', async () => {
    const known = { city_id: { known: 50, of: 73 }, fee: { known: 0, of: 73 } }
    jest.mocked(countFacets).mockResolvedValue({ known, minority: 3 })
    expect(await answerOf()).toEqual({ facets: { known } })
    expect(jest.mocked(countFacets).mock.calls[0]?.[0].get('district_id')).toBe('549')
  })

  it.each([undefined, {}])('says nothing where the provider does not: %j', async (known) => {
    facets(known)
    expect(await answerOf()).toEqual({ facets: null })
  })
})

describe('the lists of the sidebar', () => {
  it('gives the streams of a type', async () => {
    const answer = await getStreams(ask('/api/streams?typeId=1'))
    expect(await answer.json()).toEqual([{ id: '101', name: { en: 'Civil' } }])
    expect(listStreams).toHaveBeenCalledWith('1')
  })

  it.each(['', '?typeId=', '?typeId=../../x', '?typeId=abc'])('gives no streams without a type: %p', async (query) => {
    expect(await (await getStreams(ask(`/api/streams${query}`))).json()).toEqual([])
    expect(listStreams).not.toHaveBeenCalled()
  })

  it.each([
    ['types', getTypes, listInstituteTypes],
    ['districts', getDistricts, listDistricts],
  ])('gives the %s, or 503', async (_, get, list) => {
    jest.mocked<() => Promise<unknown>>(list).mockResolvedValueOnce([{ id: '1', name: 'A', cities: [] }])
    expect(await (await get()).json()).toEqual([{ id: '1', name: 'A', cities: [] }])
    jest.mocked<() => Promise<unknown>>(list).mockRejectedValueOnce(outage)
    expect((await get()).status).toBe(503)
  })
})
