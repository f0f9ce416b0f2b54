import { feeSheetListSchema } from '@/lib/contract/fee-rules'
import { ProviderError } from '@/lib/server/provider/provider'
import { EXAMPLES } from '@/testing/contract-examples'
import { listEvents } from './calendar'
import { findFeeSheets, findScholarships } from './costs'
import { readOtherSources } from './other-sources'

jest.mock('@/lib/server/cache/keep-briefly')
jest.mock('./calendar')
jest.mock('./costs')

const sheets = feeSheetListSchema.parse(EXAMPLES['GET /fee-rules']?.answer)

test('a call that fails hides no source of another one, and it is said that a part is missing', async () => {
  jest.mocked(findFeeSheets).mockResolvedValue(sheets)
  jest.mocked(listEvents).mockResolvedValue([])
  jest.mocked(findScholarships).mockRejectedValueOnce(new ProviderError('timeout', 'scholarships', 'no answer in time'))
  const kinds = ({ sources }: Awaited<ReturnType<typeof readOtherSources>>) => sources.map(({ kind }) => kind)
  const part = await readOtherSources()
  expect([kinds(part), part.isWhole]).toEqual([['places', 'fees'], false])
  jest.mocked(findScholarships).mockResolvedValue(null)
  expect((await readOtherSources()).isWhole).toBe(true)
})
