import { setTimeout as wait } from 'node:timers/promises'
import { instituteDetailSchema } from '@/lib/contract/institute'
import { keepBriefly } from '@/lib/server/cache/keep-briefly'
import { getEnvironment } from '@/lib/server/env'
import { ProviderError } from '@/lib/server/provider/provider'
import { listAskableExams, listInstituteRanks } from '@/lib/server/reads/closing-ranks'
import { listEvents } from '@/lib/server/reads/calendar'
import { findFeeSheets } from '@/lib/server/reads/costs'
import { findRetired, getInstitute, listBrochures } from '@/lib/server/reads/institute'
import { findOpenData } from '@/lib/server/reads/open-data'
import { listInstituteTypes } from '@/lib/server/reads/lookup'
import { environmentWith } from '@/testing/environment'
import { readInstitutePage } from './read-institute-page'

jest.mock('@/lib/server/env')
jest.mock('@/lib/server/cache/keep-briefly')
jest.mock('@/lib/server/desk/preview')
jest.mock('@/lib/server/reads/institute')
jest.mock('@/lib/server/reads/lookup')
jest.mock('@/lib/server/reads/calendar')
jest.mock('@/lib/server/reads/closing-ranks')
jest.mock('@/lib/server/reads/costs')
jest.mock('@/lib/server/reads/open-data')

const read = () => readInstitutePage(Promise.resolve({ lang: 'en', id: '7' }))
const outage = new ProviderError('timeout', 'brochures', 'no answer in time')

beforeEach(() => {
  jest.clearAllMocks()
  jest.mocked(getEnvironment).mockReturnValue(environmentWith('http://provider.test', { apiTimeoutMs: 200 }))
  jest
    .mocked(getInstitute)
    .mockResolvedValue(instituteDetailSchema.parse({ data: { institute: { institute_name: 'A' } } }))
  jest.mocked(listBrochures).mockResolvedValue([])
  jest.mocked(listInstituteTypes).mockResolvedValue([])
  jest.mocked(listEvents).mockResolvedValue([])
  jest.mocked(listInstituteRanks).mockResolvedValue([])
  jest.mocked(listAskableExams).mockResolvedValue([])
  jest.mocked(findFeeSheets).mockResolvedValue(null)
  jest.mocked(findOpenData).mockResolvedValue(null)
})

test('an outage beside the institution costs its part alone', async () => {
  jest.mocked(listBrochures).mockRejectedValue(outage)
  jest.mocked(listInstituteTypes).mockRejectedValue(outage)
  jest.mocked(listEvents).mockRejectedValue(outage)
  jest.mocked(listInstituteRanks).mockRejectedValue(outage)
  jest.mocked(listAskableExams).mockRejectedValue(outage)
  jest.mocked(findFeeSheets).mockRejectedValue(outage)
  jest.mocked(findOpenData).mockRejectedValue(outage)
  expect(await read()).toMatchObject({
    id: '7',
    brochures: null,
    type: null,
    dates: { exams: [] },
    ranks: [],
    canAsk: false,
    feeLines: [],
    ownLicence: null,
    lacks: ['dates', 'ranks', 'fees'],
  })
})

test('a page that lacks a part is kept briefly, whichever it lacks', async () => {
  await read()
  expect(keepBriefly).not.toHaveBeenCalled()
  jest.mocked(listBrochures).mockRejectedValueOnce(outage)
  await read()
  expect(keepBriefly).toHaveBeenCalledTimes(1)
  jest.mocked(listInstituteTypes).mockRejectedValueOnce(outage)
  await read()
  expect(keepBriefly).toHaveBeenCalledTimes(2)
  jest.mocked(listEvents).mockRejectedValueOnce(outage)
  await read()
  expect(keepBriefly).toHaveBeenCalledTimes(3)
  jest.mocked(listInstituteRanks).mockRejectedValueOnce(outage)
  await read()
  expect(keepBriefly).toHaveBeenCalledTimes(4)
  jest.mocked(findFeeSheets).mockRejectedValueOnce(outage)
  await read()
  expect(keepBriefly).toHaveBeenCalledTimes(5)
  jest.mocked(findOpenData).mockRejectedValueOnce(outage)
  await read()
  expect(keepBriefly).toHaveBeenCalledTimes(6)
})

test('the operator’s licence comes with it, by which its courses may go out as a file', async () => {
  jest.mocked(findOpenData).mockResolvedValue({ licence: 'CC-BY-4.0', edition: null })
  expect(await read()).toMatchObject({ ownLicence: 'CC-BY-4.0' })
})

test('what stands beside it is not waited for as long as the institution itself', async () => {
  jest.mocked(listBrochures).mockReturnValue(new Promise(() => {}))
  expect(await Promise.race([read(), wait(200, 'too late')])).toMatchObject({ id: '7', brochures: null })
})

test.each([
  ['the brochures', listBrochures],
  ['the types', listInstituteTypes],
  ['the dates', listEvents],
  ['the closing ranks', listInstituteRanks],
])('a bug in reading %s is no outage', async (_, list) => {
  jest.mocked(list).mockRejectedValue(new TypeError('a bug'))
  await expect(read()).rejects.toThrow('a bug')
})

test.each([
  ['12', '/college/detail?id=12'],
  [null, '/en/missing/institution'],
])('one that is retired leads to its successor, or where it is said that it is gone: %s', async (successorId, to) => {
  jest.mocked(getInstitute).mockResolvedValue(null)
  jest.mocked(findRetired).mockResolvedValue({ successorId })
  await expect(read()).rejects.toMatchObject({ digest: expect.stringContaining(`;${to};308`) })
})

test('one that never was is not found', async () => {
  jest.mocked(getInstitute).mockResolvedValue(null)
  jest.mocked(findRetired).mockResolvedValue(null)
  await expect(read()).rejects.toMatchObject({ digest: expect.stringContaining('404') })
})
