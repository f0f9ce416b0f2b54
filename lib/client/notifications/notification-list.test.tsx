import { act, renderHook } from '@testing-library/react'
import { useNotifications } from '@/lib/client/notifications/notification-list'
import type { ShownNotification } from '@/lib/rules/notifications/notification-visibility'
import { type PendingCall, stubBff } from '@/testing/stub-bff'

/** Spec 2 §9: notifications are asked for every ten seconds. */
const POLL_MS = 10_000
const NOON = Date.parse('2026-11-20T12:00:00+05:30')
const notice = (id: string, endsAt: number | null = null): ShownNotification => ({
  id,
  title: { en: `Notice ${id}` },
  description: null,
  link: null,
  isOwnPage: false,
  status: 'Active',
  startsAt: null,
  endsAt,
})

let calls: PendingCall[]

/** The notifications of a page that the server made at `at`. */
function open(list: readonly ShownNotification[] | null, at = NOON) {
  const server = { list, at }
  const { result, unmount } = renderHook(() => useNotifications(server))
  return { ids: () => result.current?.map(({ id }) => id) ?? null, leave: unmount }
}

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

async function answer(body: unknown, status = 200) {
  calls.at(-1)?.answer(body, status)
  await wait(0)
}

async function hideTab(isHidden: boolean) {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible')
  await act(async () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
}

beforeEach(() => {
  jest.useFakeTimers({ now: NOON })
  calls = stubBff()
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('asks every ten seconds, and shows what is new', async () => {
  const { ids } = open([notice('1')])
  await wait(POLL_MS - 1)
  expect(calls).toHaveLength(0)
  await wait(1)
  expect(calls[0]?.path).toBe('/api/notifications')
  await answer([notice('1'), notice('2')])
  expect(ids()).toEqual(['1', '2'])
  for (const asked of [2, 3, 4]) {
    await wait(POLL_MS - 1)
    expect(calls).toHaveLength(asked - 1)
    await wait(1)
    expect(calls).toHaveLength(asked)
    await answer([notice(`${asked}`)])
    expect(ids()).toEqual([`${asked}`])
  }
})

test.each([[[notice('1')]], [null]])('a preview stays what it is, and asks nothing: %o', async (list) => {
  const { result } = renderHook(() => useNotifications({ list, at: NOON, isPreview: true }))
  await wait(5 * POLL_MS)
  expect([calls.length, result.current]).toEqual([0, list])
})

test('an old page shows nothing that has ended, and asks at once', async () => {
  const { ids } = open([notice('1', NOON - 1), notice('2')], NOON - 3_600_000)
  await wait(0)
  expect(ids()).toEqual(['2'])
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
  const { ids } = open([notice('1', NOON + 30 * 365 * 86_400_000)])
  await hideTab(true)
  await wait(3_000_000_000)
  expect(ids()).toEqual(['1'])
})

test.each([
  ['before it has asked', 0],
  ['when it has asked once', 1],
  ['when it has asked twice', 2],
])('a hidden tab asks nothing, and one that is looked at again at once: %s', async (_, before) => {
  open([notice('1')])
  for (let asked = 0; asked < before; asked += 1) {
    await wait(POLL_MS)
    await answer([notice('1')])
  }
  await hideTab(true)
  await wait(5 * POLL_MS)
  expect(calls).toHaveLength(before)
  await hideTab(false)
  await wait(0)
  expect(calls).toHaveLength(before + 1)
  // Looked away and back within the time: not once more.
  await answer([notice('1')])
  await hideTab(true)
  await hideTab(false)
  await wait(0)
  expect(calls).toHaveLength(before + 1)
})

test.each([
  ['an outage', { message: 'away' }, 503],
  ['an answer of another shape', [{ id: 1 }], 200],
])('keeps what it shows through %s, and asks again', async (_, body, status) => {
  const { ids } = open([notice('1')])
  for (const asked of [1, 2, 3]) {
    await wait(POLL_MS)
    expect(calls).toHaveLength(asked)
    await answer(body, status)
    expect(ids()).toEqual(['1'])
  }
  await wait(POLL_MS)
  await answer([notice('2')])
  expect(ids()).toEqual(['2'])
})

test('a list that could not be had comes with the next answer, also when it is empty', async () => {
  const { ids } = open(null)
  expect(ids()).toBeNull()
  for (const asked of [1, 2]) {
    await wait(POLL_MS)
    expect(calls).toHaveLength(asked)
    await answer({ message: 'away' }, 503)
    expect(ids()).toBeNull()
  }
  await wait(POLL_MS)
  await answer([])
  expect(ids()).toEqual([])
})

test('another page does not go back to what an earlier one was answered', async () => {
  const before = open([notice('1')])
  for (const asked of [1, 2]) {
    await wait(POLL_MS)
    expect(calls).toHaveLength(asked)
    await answer([notice('1')])
  }
  before.leave()
  await wait(POLL_MS)
  const { ids } = open([notice('2')], Date.now())
  await wait(POLL_MS)
  await answer([notice('2'), notice('3')])
  await wait(POLL_MS)
  expect(ids()).toEqual(['2', '3'])
  await answer({ message: 'away' }, 503)
  expect(ids()).toEqual(['2', '3'])
})

test('a clock that is hours behind the server does not stop it from asking', async () => {
  open([notice('1')], NOON + 7_200_000)
  await wait(POLL_MS)
  expect(calls).toHaveLength(1)
})

test.each([1, 2])('a page that is left asks no more, and its last call is called off (call %s)', async (asked) => {
  const { leave } = open([notice('1', NOON + 600_000)])
  for (; calls.length < asked; await wait(POLL_MS)) await answer([notice('1', NOON + 600_000)])
  leave()
  expect(calls.at(-1)?.signal?.aborted).toBe(true)
  await wait(5 * POLL_MS)
  await hideTab(false)
  await wait(5 * POLL_MS)
  expect(calls).toHaveLength(asked)
})
