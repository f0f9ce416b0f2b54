/** @jest-environment node */
import { cachedRead } from '@/lib/server/cached-read'
import { getEnvironment } from '@/lib/server/env'
import { countChange } from '@/lib/server/tag-changes'
import { environmentWith } from '@/testing/environment'

jest.mock('@/lib/server/env')
/** Next's cache, which keeps nothing here: what counts is what it would be given to keep. */
jest.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read }))

beforeEach(() => jest.mocked(getEnvironment).mockReturnValue(environmentWith('http://provider.example')))

/** A read during which its tag changes so many times. */
function changing(times: number) {
  let reads = 0
  const read = cachedRead(
    'institute',
    async (id) => {
      reads += 1
      if (reads <= times) countChange(`institute:${id}`)
      return `as of read ${reads}`
    },
    (id) => [`institute:${id}`],
  )
  return read('7')
}

test('what changes while it is read is read anew, so that the old answer is not kept as a new one', async () => {
  expect(await changing(0)).toBe('as of read 1')
  expect(await changing(1)).toBe('as of read 2')
})

test('what changes all the time is read three times', async () => {
  expect(await changing(99)).toBe('as of read 3')
})

test('a change of something else does not matter', async () => {
  let reads = 0
  const read = cachedRead(
    'plans',
    async () => {
      countChange('institute:7')
      return (reads += 1)
    },
    () => ['plans'],
  )
  expect(await read()).toBe(1)
})
