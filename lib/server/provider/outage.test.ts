import { noteIncomplete } from '@/lib/server/cache/answer-note'
import { keepBriefly } from '@/lib/server/cache/keep-briefly'
import { log } from '@/lib/server/log'
import { readForPage, surviveOutage } from '@/lib/server/provider/outage'
import { ProviderError, type ProviderFault } from '@/lib/server/provider/provider'

jest.mock('@/lib/server/cache/answer-note', () => ({ noteIncomplete: jest.fn() }))
jest.mock('@/lib/server/cache/keep-briefly', () => ({ keepBriefly: jest.fn() }))
jest.mock('@/lib/server/log', () => ({ log: { error: jest.fn() } }))

beforeEach(() => {
  jest.useFakeTimers()
  jest.clearAllMocks()
})
afterEach(() => jest.useRealTimers())

const FAULTS: Record<ProviderFault, true> = {
  unreachable: true,
  timeout: true,
  status: true,
  'too-large': true,
  unreadable: true,
}
const outage = new ProviderError('timeout', 'districts', 'no answer in time')
const fails = (error: Error) => () => Promise.reject<string>(error)

test.each(Object.keys(FAULTS).filter((name): name is ProviderFault => name in FAULTS))(
  'an outage is survived: %s',
  async (fault) => {
    const ask = fails(new ProviderError(fault, 'districts', 'away'))
    expect(await surviveOutage(ask, { fallback: 'none' })).toBe('none')
    expect(keepBriefly).not.toHaveBeenCalled()
  },
)

test.each([
  ['alone', { fallback: 'none' }],
  [
    'with every option',
    { lastGood: { answer: 'good' }, keepsPageBriefly: true, patienceMs: 1_000, pause: { ms: 5_000, until: 0 } },
  ],
])('a bug is thrown, and stops nothing: %s', async (_, survival) => {
  await expect(surviveOutage(fails(new TypeError('a bug')), survival)).rejects.toThrow('a bug')
  expect(await surviveOutage(async () => 'there', survival)).toBe('there')
  expect(keepBriefly).not.toHaveBeenCalled()
})

test('a page that lacks something is kept briefly', async () => {
  expect(await surviveOutage(fails(outage), { fallback: 0, keepsPageBriefly: true })).toBe(0)
  expect(keepBriefly).toHaveBeenCalledTimes(1)
})

test('for a part of a page the last good answer stays, which may be that there is none', async () => {
  const find = jest.fn<Promise<string | null>, []>()
  const read = readForPage(find)
  find.mockRejectedValueOnce(outage)
  expect(await read()).toBe('failed')
  for (const content of ['text', null]) {
    find.mockResolvedValueOnce(content).mockRejectedValueOnce(outage)
    expect(await read()).toEqual(content)
    expect(await read()).toEqual(content)
  }
  expect(keepBriefly).toHaveBeenCalledTimes(3)
})

describe('a read with patience', () => {
  let asked: { resolve: (value: string) => void; reject: (error: Error) => void }[]

  function makeRead() {
    asked = []
    const read = () => new Promise<string>((resolve, reject) => asked.push({ resolve, reject }))
    const pause = { ms: 5_000, until: 0 }
    return () => surviveOutage(read, { patienceMs: 1_000, pause, fallback: 'none' })
  }

  test('what is there in time counts', async () => {
    const read = makeRead()
    const first = read()
    asked[0]?.resolve('picture')
    expect(await first).toBe('picture')
    expect(jest.getTimerCount()).toBe(0)
  })

  test('what is late is left out, and is not asked for again for a while', async () => {
    const read = makeRead()
    const first = read()
    await jest.advanceTimersByTimeAsync(1_000)
    expect(await first).toBe('none')
    // The page lacks it, as it does after an outage, which is noted where the provider is asked.
    expect(noteIncomplete).toHaveBeenCalledTimes(1)
    expect(await read()).toBe('none')
    expect(asked).toHaveLength(1)
    await jest.advanceTimersByTimeAsync(5_000)
    const later = read()
    asked[1]?.resolve('picture')
    expect(await later).toBe('picture')
  })

  test('an answer that comes after all ends the pause, a failure does not', async () => {
    const read = makeRead()
    void read()
    await jest.advanceTimersByTimeAsync(1_000)
    asked[0]?.reject(new Error('away'))
    await jest.advanceTimersByTimeAsync(0)
    expect(await read()).toBe('none')
    expect(asked).toHaveLength(1)
    await jest.advanceTimersByTimeAsync(5_000)
    void read()
    await jest.advanceTimersByTimeAsync(1_000)
    asked[1]?.resolve('picture')
    await jest.advanceTimersByTimeAsync(0)
    void read()
    expect(asked).toHaveLength(3)
  })

  test('where nobody waits twice, one that is late is asked in the background until an answer comes in time', async () => {
    const answers: ((value: string) => void)[] = []
    const ask = () => new Promise<string>((resolve) => answers.push(resolve))
    const pause = { ms: 5_000, until: 0, isLate: false }
    const lastGood = { answer: 'none' }
    const read = () => surviveOutage(ask, { patienceMs: 1_000, pause, lastGood })
    void read()
    await jest.advanceTimersByTimeAsync(8_000)
    // As a cache does once the provider has failed: what it had.
    answers[0]?.('old')
    await jest.advanceTimersByTimeAsync(0)
    expect(await read()).toBe('old')
    expect(answers).toHaveLength(2)
    await jest.advanceTimersByTimeAsync(500)
    answers[1]?.('new')
    await jest.advanceTimersByTimeAsync(0)
    const next = read()
    answers[2]?.('newest')
    expect(await next).toBe('newest')
  })

  test('a failure in time is the failure', async () => {
    const read = makeRead()
    const first = read()
    asked[0]?.reject(new Error('a bug'))
    await expect(first).rejects.toThrow('a bug')
  })

  test.each([
    ['a late outage has been logged', outage, 0],
    ['a late bug is logged', new Error('a bug'), 1],
  ])('%s', async (_, error, lines) => {
    void makeRead()()
    await jest.advanceTimersByTimeAsync(1_000)
    asked[0]?.reject(error)
    await jest.advanceTimersByTimeAsync(0)
    expect(log.error).toHaveBeenCalledTimes(lines)
  })

  test('an answer that comes late is the last good one', async () => {
    const lastGood = { answer: 'none' }
    const ask = () => new Promise<string>((resolve) => setTimeout(() => resolve('footer'), 2_000))
    const first = surviveOutage(ask, { patienceMs: 1_000, lastGood })
    await jest.advanceTimersByTimeAsync(2_000)
    expect(await first).toBe('none')
    expect(await surviveOutage(fails(outage), { lastGood })).toBe('footer')
  })
})
