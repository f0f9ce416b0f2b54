import { act } from '@testing-library/react'
import { createSessionStore } from '@/lib/client/auth/session-store'
import { postToBff } from '@/lib/client/bff-post'
import { PATIENCE_MS } from '@/lib/client/patience'
import { reloadAt } from '@/lib/client/go-to'
import type { SessionUser } from '@/lib/rules/auth/sign-in'
import { TestBroadcastChannel } from '@/testing/broadcast-channel'
import { type PendingCall, stubBff } from '@/testing/stub-bff'

jest.mock('@/lib/client/go-to', () => ({ reloadAt: jest.fn() }))

const ASHA: SessionUser = { id: '7', fullName: 'Asha Rao', image: null, plan: 'Premium' }
const RAVI: SessionUser = { id: '8', fullName: 'Ravi Patil', image: null, plan: null }
let calls: PendingCall[]
let stops: (() => void)[]

function hint(value: '1' | '') {
  document.cookie = value === '' ? 'signed-in=; max-age=0' : 'signed-in=1'
}

async function openTab() {
  const store = createSessionStore()
  stops.push(store.start())
  await flush()
  return { store, known: () => ({ state: store.getState().state, user: store.getState().user }) }
}

/** What the page asks has gone out. */
const flush = () => act(async () => {})

async function answered(call: PendingCall | undefined, body: unknown, status = 200) {
  await act(async () => call?.answer(body, status))
}

beforeEach(() => {
  jest.mocked(reloadAt).mockClear()
  calls = stubBff()
  stops = []
  hint('')
  globalThis.BroadcastChannel = TestBroadcastChannel
})
afterEach(() => {
  stops.forEach((stop) => stop())
  expect(TestBroadcastChannel.open).toEqual([])
})

const OUT = { state: 'out', user: null }

test('without the hint cookie nobody is signed in, and nothing is asked', async () => {
  expect((await openTab()).known()).toEqual(OUT)
  expect(calls).toHaveLength(0)
})

test('with the hint cookie the state is unknown until the server says who it is', async () => {
  hint('1')
  const { known } = await openTab()
  expect(known()).toEqual({ state: 'unknown', user: null })
  expect(calls.map(({ path }) => path)).toEqual(['/api/session'])
  await answered(calls[0], { user: ASHA })
  expect(known()).toEqual({ state: 'in', user: ASHA })
})

test('a hint without a session is nobody', async () => {
  hint('1')
  const { known } = await openTab()
  await answered(calls[0], { user: null })
  expect(known()).toEqual(OUT)
})

test.each([
  ['503', (call?: PendingCall) => call?.answer({ reason: 'away' }, 503)],
  ['nothing', (call?: PendingCall) => call?.break()],
  ['another shape', (call?: PendingCall) => call?.answer({ user: { fullName: 7 } })],
])(
  'when the server answers %s, the visitor is signed in without a name, and asked for again on focus',
  async (_, end) => {
    hint('1')
    const { known } = await openTab()
    await act(async () => end(calls[0]))
    expect(known()).toEqual({ state: 'in', user: null })
    await act(async () => void window.dispatchEvent(new Event('focus')))
    await answered(calls[1], { user: ASHA })
    expect(known()).toEqual({ state: 'in', user: ASHA })
  },
)

test('a refresh that fails keeps who was known', async () => {
  hint('1')
  const { store, known } = await openTab()
  await answered(calls[0], { user: ASHA })
  void store.getState().refresh()
  await flush()
  await act(async () => calls[1]?.break())
  expect(known()).toEqual({ state: 'in', user: ASHA })
})

test('who is not named in time is asked for again, until the page is gone', async () => {
  jest.useFakeTimers()
  hint('1')
  const { known } = await openTab()
  await answered(calls[0], {}, 503)
  expect(known()).toEqual({ state: 'in', user: null })
  await act(() => jest.advanceTimersByTimeAsync(PATIENCE_MS))
  expect(calls).toHaveLength(2)
  await answered(calls[1], {}, 503)
  await act(() => jest.advanceTimersByTimeAsync(PATIENCE_MS))
  await answered(calls[2], { user: ASHA })
  expect(known()).toEqual({ state: 'in', user: ASHA })
  const other = await openTab()
  await answered(calls[3], {}, 503)
  expect(other.known()).toEqual({ state: 'in', user: null })
  stops.forEach((stop) => stop())
  await act(() => jest.advanceTimersByTimeAsync(PATIENCE_MS))
  expect(calls).toHaveLength(4)
  expect(jest.getTimerCount()).toBe(0)
  jest.useRealTimers()
})

test('an answer that was given before a sign-in does not undo it', async () => {
  hint('1')
  const { store, known } = await openTab()
  store.getState().signIn(ASHA)
  await answered(calls[0], { user: null })
  expect(known()).toEqual({ state: 'in', user: ASHA })
})

test('signing in and out in one tab shows in the others, without asking the server', async () => {
  const one = await openTab()
  const other = await openTab()
  one.store.getState().signIn(ASHA)
  expect(other.known()).toEqual({ state: 'in', user: ASHA })
  other.store.getState().signedOut()
  expect(one.known()).toEqual(OUT)
  expect(calls).toHaveLength(0)
})

test('what is not news on the channel changes nothing', async () => {
  const { known } = await openTab()
  const stranger = new TestBroadcastChannel('session')
  for (const data of [null, 'out', {}, { user: 'Asha' }, { user: { fullName: 1 } }]) stranger.postMessage(data)
  stranger.close()
  expect(known()).toEqual(OUT)
})

test('without such a channel another tab learns of it on its next focus', async () => {
  Reflect.deleteProperty(globalThis, 'BroadcastChannel')
  const { store, known } = await openTab()
  hint('1')
  await act(async () => void window.dispatchEvent(new Event('focus')))
  await answered(calls[0], { user: ASHA })
  expect(known()).toEqual({ state: 'in', user: ASHA })
  hint('')
  await act(async () => void window.dispatchEvent(new Event('pageshow')))
  expect(known()).toEqual(OUT)
  expect(store.getState().state).toBe('out')
})

test('a page that is kept for the way back does not listen, and looks when it is shown again', async () => {
  const { known } = await openTab()
  window.dispatchEvent(new Event('pagehide'))
  expect(TestBroadcastChannel.open).toEqual([])
  hint('1')
  await act(async () => void window.dispatchEvent(new Event('pageshow')))
  await answered(calls[0], { user: ASHA })
  expect(known()).toEqual({ state: 'in', user: ASHA })
  expect(TestBroadcastChannel.open).toHaveLength(1)
})

test('while it is being asked, a focus does not ask again', async () => {
  hint('1')
  await openTab()
  await act(async () => void window.dispatchEvent(new Event('focus')))
  expect(calls).toHaveLength(1)
})

test('401 on any call: signed out once; public pages unharmed', async () => {
  hint('1')
  const one = await openTab()
  await answered(calls[0], { user: ASHA })
  const other = await openTab()
  await answered(calls[1], { user: ASHA })
  const changes: string[] = []
  one.store.subscribe(({ state }) => changes.push(state))
  other.store.subscribe(({ state }) => changes.push(state))
  hint('')
  const asked = [postToBff('/api/profile', {}), postToBff('/api/profile', {})]
  await act(async () => calls.slice(2).forEach((call) => call.answer({ reason: 'signed-out' }, 401)))
  await Promise.all(asked)
  expect(changes).toEqual(['out', 'out'])
  expect([one.known(), other.known()]).toEqual([OUT, OUT])
  expect(calls).toHaveLength(4)
})

describe('a page that one account has used is loaded anew for another', () => {
  test('that signs in on it: whoever signs it in sees to that', async () => {
    const { store } = await openTab()
    expect(store.getState().signIn(ASHA)).toBe(false)
    store.getState().signedOut()
    expect(store.getState().signIn(ASHA)).toBe(false)
    store.getState().signedOut()
    expect(store.getState().signIn(RAVI)).toBe(true)
    expect(reloadAt).not.toHaveBeenCalled()
    expect(store.getState()).toMatchObject(OUT)
  })

  test('that signs in in another tab', async () => {
    const [one, other] = [await openTab(), await openTab()]
    one.store.getState().signIn(ASHA)
    one.store.getState().signedOut()
    expect(reloadAt).not.toHaveBeenCalled()
    one.store.getState().signIn(RAVI)
    expect(reloadAt).toHaveBeenCalledTimes(1)
    expect(reloadAt).toHaveBeenCalledWith(window.location.href)
    expect(other.known()).toEqual(OUT)
  })

  test('and learns nothing of them until then, however often it hears', async () => {
    const [one, other] = [await openTab(), await openTab()]
    one.store.getState().signIn(ASHA)
    one.store.getState().signedOut()
    one.store.getState().signIn(RAVI)
    one.store.getState().signIn(RAVI)
    expect([one.known(), other.known()]).toEqual([OUT, OUT])
  })

  test('that signed in while it was kept for the way back', async () => {
    hint('1')
    await openTab()
    await answered(calls[0], { user: ASHA })
    window.dispatchEvent(new Event('pagehide'))
    await act(async () => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
    await answered(calls[1], { user: RAVI })
    expect(reloadAt).toHaveBeenCalledTimes(1)
  })

  test('and is not for a changed profile, nor where a provider says no ids', async () => {
    const { store, known } = await openTab()
    store.getState().signIn(ASHA)
    store.getState().profileChanged({ fullName: 'Asha B. Rao', image: null, plan: null })
    expect(known().user).toEqual({ id: '7', fullName: 'Asha B. Rao', image: null, plan: null })
    expect(store.getState().signIn({ ...RAVI, id: null })).toBe(false)
    expect(reloadAt).not.toHaveBeenCalled()
  })
})

test('a page that is gone hears nothing any more', async () => {
  const { store } = await openTab()
  stops.forEach((stop) => stop())
  stops = []
  hint('1')
  window.dispatchEvent(new Event('focus'))
  expect(calls).toHaveLength(0)
  expect(store.getState().state).toBe('out')
})
