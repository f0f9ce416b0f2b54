import type { EnquiryResult } from '@/lib/rules/enquiries/enquiry-reply'
import { failed, SENT } from '@/lib/rules/result'
import { sendOnce } from '@/lib/server/enquiries/enquiry-memory'
import { getEnvironment } from '@/lib/server/env'
import { environmentWith } from '@/testing/environment'

jest.mock('@/lib/server/env')

const MINUTE = 60_000
/** The beginning of ten minutes, and the next ones for each test. */
let now = 1_700_000_400_000
beforeEach(() => {
  jest.mocked(getEnvironment).mockReturnValue(environmentWith('http://provider.invalid'))
  jest.spyOn(Date, 'now').mockImplementation(() => now)
})
afterEach(() => {
  now += 60 * MINUTE
  jest.restoreAllMocks()
})

const NOTHING = { key: null, since: null }
const KEY = 'b1946ac9-2f3d-4c1b-9f4e-0123456789ab'

/** Sends, and collects under which keys; `outcomes` one after the other, then success. */
function sender(...outcomes: 'failed'[]) {
  const keys: string[] = []
  const send = async (key: string): Promise<EnquiryResult> => {
    keys.push(key)
    return outcomes.shift() === 'failed' ? failed('away') : SENT
  }
  return { keys, send }
}

/** Another process of the website, which remembers nothing of this one. */
const elsewhere = () => Reflect.deleteProperty(globalThis, Symbol.for('enquiry-memory'))

test('what is sent is sent once within ten minutes, and may be sent anew afterwards', async () => {
  const { keys, send } = sender()
  await sendOnce('a', NOTHING, send)
  now += 10 * MINUTE - 1
  expect((await sendOnce('a', { key: KEY, since: null }, send)).result).toEqual(SENT)
  expect(keys).toHaveLength(1)
  now += 1
  await sendOnce('a', NOTHING, send)
  expect(keys).toHaveLength(2)
  expect(keys[1]).not.toBe(keys[0])
})

test('also where ten minutes end between the two posts of a double click', async () => {
  const { keys, send } = sender('failed')
  now += 10 * MINUTE - 1
  await sendOnce('a', NOTHING, send)
  now += 2
  await sendOnce('a', NOTHING, send)
  expect(keys[1]).toBe(keys[0])
})

test('two processes give a text without a key the same key', async () => {
  const { keys, send } = sender()
  await sendOnce('a', NOTHING, send)
  elsewhere()
  now += MINUTE
  await sendOnce('a', NOTHING, send)
  await sendOnce('b', NOTHING, send)
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

test('a page that says when its text was sent first gives it the same key, in any process, however late', async () => {
  const { keys, send } = sender('failed')
  const { since } = await sendOnce('a', NOTHING, send)
  elsewhere()
  now += 45 * MINUTE
  await sendOnce('a', { key: null, since }, send)
  expect(keys[1]).toBe(keys[0])
})

test('a key that the form made is used, and kept for the retry', async () => {
  const { keys, send } = sender('failed')
  await sendOnce('a', { key: KEY, since: null }, send)
  await sendOnce('a', NOTHING, send)
  expect(keys).toEqual([KEY, KEY])
})

test('a sending that throws is over', async () => {
  const broken = () => Promise.reject(new Error('a defect'))
  await expect(sendOnce('a', NOTHING, broken)).rejects.toThrow('a defect')
  const { keys, send } = sender()
  expect((await sendOnce('a', NOTHING, send)).result).toEqual(SENT)
  expect(keys).toHaveLength(1)
})
