import { createNotificationFeed } from '@/lib/client/notification-feed'
import type { Notification } from '@/lib/contract/notification'
import { type PendingCall, stubBff } from '@/testing/stub-bff'

/** Spec 2 §9: notifications are asked for every ten seconds. */
const POLL_MS = 10_000
const NOON = Date.parse('2026-11-20T12:00:00+05:30')
const notice = (id: string, endsAt: number | null = null): Notification => ({
  id,
  title: { en: `Notice ${id}` },
  description: null,
  link: null,
  status: 'Active',
  startsAt: null,
  endsAt,
})

let calls: PendingCall[]
let stop: () => void

/** A feed on a page that the server made at `at`, and how often it told of a change. */
function open(list: readonly Notification[] | null, at = NOON) {
  const feed = createNotificationFeed({ list, at })
  const onChange = jest.fn()
  stop = feed.subscribe(onChange)
  return { feed, onChange, ids: () => feed.get()?.map(({ id }) => id) ?? null }
}

const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms)

async function answer(body: unknown, status = 200) {
  calls.at(-1)?.answer(body, status)
  await wait(0)
}

function hideTab(isHidden: boolean) {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  jest.useFakeTimers({ now: NOON })
  calls = stubBff()
})
afterEach(() => {
  stop()
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('asks every ten seconds, and shows what is new', async () => {
  const { ids, onChange } = open([notice('1')])
  await wait(POLL_MS - 1)
  expect(calls).toHaveLength(0)
  await wait(1)
  expect(calls[0]?.path).toBe('/api/notifications')
  await answer([notice('1'), notice('2')])
  expect(ids()).toEqual(['1', '2'])
  expect(onChange).toHaveBeenCalledTimes(1)
  await wait(POLL_MS)
  expect(calls).toHaveLength(2)
})

test('what stays the same is no change', async () => {
  const { feed, onChange } = open([notice('1')])
  const before = feed.get()
  await wait(POLL_MS)
  await answer([notice('1')])
  expect(feed.get()).toBe(before)
  expect(onChange).not.toHaveBeenCalled()
})

test('an old page shows nothing that has ended, and asks at once', async () => {
  const { ids } = open([notice('1', NOON - 1), notice('2')], NOON - 3_600_000)
  expect(ids()).toEqual(['2'])
  await wait(0)
  expect(calls).toHaveLength(1)
})

test('one that ends goes at its end, without asking', async () => {
  const { ids } = open([notice('1', NOON + 2_000), notice('2', NOON + 5_000)])
  await wait(2_000)
  expect(ids()).toEqual(['1', '2'])
  await wait(1)
  expect(ids()).toEqual(['2'])
  await wait(3_000)
  expect(ids()).toEqual([])
  expect(calls).toHaveLength(0)
})

test('one that ends in years waits no shorter than timers can', async () => {
  const { ids, onChange } = open([notice('1', NOON + 30 * 365 * 86_400_000)])
  hideTab(true)
  await wait(3_000_000_000)
  expect(ids()).toEqual(['1'])
  expect(onChange).not.toHaveBeenCalled()
})

test('a hidden tab asks nothing, and one that is looked at again at once', async () => {
  open([notice('1')])
  hideTab(true)
  await wait(5 * POLL_MS)
  expect(calls).toHaveLength(0)
  hideTab(false)
  await wait(0)
  expect(calls).toHaveLength(1)
  // Looked away and back within the time: not once more.
  await answer([notice('1')])
  hideTab(true)
  hideTab(false)
  await wait(0)
  expect(calls).toHaveLength(1)
})

test.each([
  ['an outage', { message: 'away' }, 503],
  ['an answer of another shape', [{ id: 1 }], 200],
])('keeps what it shows through %s, and asks again', async (_, body, status) => {
  const { ids } = open([notice('1')])
  await wait(POLL_MS)
  await answer(body, status)
  expect(ids()).toEqual(['1'])
  await wait(POLL_MS)
  await answer([notice('2')])
  expect(ids()).toEqual(['2'])
})

test('a list that could not be had comes with the next answer, also when it is empty', async () => {
  const { feed, onChange } = open(null)
  expect(feed.get()).toBeNull()
  await wait(POLL_MS)
  await answer([])
  expect(feed.get()).toEqual([])
  expect(onChange).toHaveBeenCalledTimes(1)
})

test('a clock that is hours behind the server does not stop it from asking', async () => {
  open([notice('1')], NOON + 7_200_000)
  await wait(POLL_MS)
  expect(calls).toHaveLength(1)
})

test('a page that is left asks no more, and its last call is called off', async () => {
  open([notice('1', NOON + 60_000)])
  await wait(POLL_MS)
  stop()
  expect(calls[0]?.signal?.aborted).toBe(true)
  await wait(5 * POLL_MS)
  hideTab(false)
  await wait(5 * POLL_MS)
  expect(calls).toHaveLength(1)
  expect(jest.getTimerCount()).toBe(0)
})
