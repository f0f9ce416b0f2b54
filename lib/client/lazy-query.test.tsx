import { act, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { askOnce, useLazyQuery } from '@/lib/client/lazy-query'
import type { Query } from '@/lib/client/queries'

let mockLoads = 0
let mockIsOffline = false
let mockIsStuck = false
jest.mock('@/lib/client/query-client', () => {
  mockLoads += 1
  if (mockIsOffline) throw new Error('the chunk did not come')
  // What is imported waits for it, as for a promise.
  if (mockIsStuck) return { __esModule: true, then: () => {} }
  return jest.requireActual<typeof import('@/lib/client/query-client')>('@/lib/client/query-client')
})

const ask = jest.fn<Promise<string | null>, []>()
const query = (name: string): Query<string | null> => ({ queryKey: ['test', name], queryFn: ask })

function Part({ name, ...options }: { name: string } & Parameters<typeof useLazyQuery<string | null>>[1]) {
  const { data, state, retry } = useLazyQuery(() => query(name), { of: name, ...options })
  return <button onClick={retry}>{`${state} ${data}`}</button>
}
const shown = () => screen.getByRole('button').textContent

beforeEach(() => {
  jest.resetModules()
  ask.mockReset()
  mockLoads = 0
  mockIsOffline = false
  mockIsStuck = false
})
afterEach(() => jest.useRealTimers())

test('what came with the page is shown, and React Query is not loaded', async () => {
  const { rerender } = render(<Part name="1" server="here" />)
  await act(async () => {})
  expect(shown()).toBe('ready here')
  rerender(<Part name="1" isAsked={false} />)
  await act(async () => {})
  expect(shown()).toBe('loading undefined')
  expect(mockLoads).toBe(0)
})

test('what the server could not have is asked for when the visitor wants', async () => {
  ask.mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce(null)
  render(<Part name="2" server={null} />)
  expect(shown()).toBe('failed undefined')
  for (const end of ['failed undefined', 'ready null']) {
    fireEvent.click(screen.getByRole('button'))
    expect(shown()).toBe('loading undefined')
    expect(await screen.findByText(end)).toBeInTheDocument()
  }
  expect(ask).toHaveBeenCalledTimes(2)
})

test('where React Query itself does not come, the question has failed, and the next try loads it', async () => {
  ask.mockResolvedValue('there')
  mockIsOffline = true
  render(<Part name="3" />)
  expect(await screen.findByText('failed undefined')).toBeInTheDocument()
  mockIsOffline = false
  fireEvent.click(screen.getByRole('button'))
  expect(await screen.findByText('ready there')).toBeInTheDocument()
})

test('where there is nothing to ask another try asks nothing, nor for what came with the page', async () => {
  ask.mockResolvedValue('there')
  const { rerender } = render(<Part name="9" server={null} />)
  fireEvent.click(screen.getByRole('button'))
  expect(await screen.findByText('ready there')).toBeInTheDocument()
  rerender(<Part name="10" isAsked={false} />)
  await act(async () => {})
  rerender(<Part name="11" server="here" />)
  await act(async () => {})
  expect(shown()).toBe('ready here')
  expect(ask).toHaveBeenCalledTimes(1)
})

test('React Query that does not come in ten seconds has failed, and can be tried again', async () => {
  jest.useFakeTimers()
  ask.mockResolvedValue('there')
  mockIsStuck = true
  render(<Part name="12" />)
  await act(() => jest.advanceTimersByTimeAsync(9_999))
  expect(shown()).toBe('loading undefined')
  await act(() => jest.advanceTimersByTimeAsync(1))
  expect(shown()).toBe('failed undefined')
  mockIsStuck = false
  jest.resetModules()
  fireEvent.click(screen.getByRole('button'))
  await act(() => jest.advanceTimersByTimeAsync(0))
  expect(shown()).toBe('ready there')
})

test('what is not kept is not shown before it is answered again', async () => {
  jest.useFakeTimers()
  ask.mockResolvedValueOnce('one').mockResolvedValueOnce('two')
  const own = { ...query('13'), gcTime: 0 }
  const { result, rerender } = renderHook((isAsked: boolean) => useLazyQuery(() => own, { isAsked }), {
    initialProps: true,
  })
  const settle = () => act(() => jest.advanceTimersByTimeAsync(0))
  await settle()
  expect(result.current.data).toBe('one')
  rerender(false)
  await settle()
  rerender(true)
  expect(result.current).toMatchObject({ state: 'loading', data: undefined })
  await settle()
  expect(result.current.data).toBe('two')
})

test('another question waits for its own answer', async () => {
  ask.mockResolvedValueOnce('one').mockResolvedValueOnce('two')
  const { rerender } = render(<Part name="4" />)
  expect(await screen.findByText('ready one')).toBeInTheDocument()
  rerender(<Part name="5" />)
  expect(shown()).toBe('loading undefined')
  expect(await screen.findByText('ready two')).toBeInTheDocument()
})

test('a question that is asked every second goes on by itself, also where React Query did not come at first', async () => {
  jest.useFakeTimers()
  ask.mockResolvedValue('there')
  mockIsOffline = true
  const second = { ...query('6'), refetchInterval: 1_000 }
  const { result } = renderHook(() => useLazyQuery(() => second, { loadAgainMs: 1_000 }))
  await act(() => jest.advanceTimersByTimeAsync(999))
  expect(result.current.state).toBe('failed')
  mockIsOffline = false
  await act(() => jest.advanceTimersByTimeAsync(1))
  expect(result.current.data).toBe('there')
  await act(() => jest.advanceTimersByTimeAsync(1_000))
  expect(ask).toHaveBeenCalledTimes(2)
})

test('who asks once is told what is true now: an answer that is under way, or was kept, is from before', async () => {
  ask
    .mockReturnValueOnce(new Promise(() => {}))
    .mockResolvedValueOnce('two')
    .mockResolvedValueOnce('three')
  const before = askOnce(() => query('7'))
  await act(async () => {})
  expect(await askOnce(() => query('7'))).toBe('two')
  await expect(before).rejects.toThrow('CancelledError')
  expect(await askOnce(() => query('7'))).toBe('three')
})

test('what has been answered shows at once when it is asked for again', async () => {
  ask.mockResolvedValueOnce('one')
  const { unmount } = render(<Part name="8" />)
  expect(await screen.findByText('ready one')).toBeInTheDocument()
  unmount()
  render(<Part name="8" />)
  expect(shown()).toBe('ready one')
  await act(async () => {})
  expect(ask).toHaveBeenCalledTimes(1)
})

describe('when the network is back', () => {
  const goAway = () => act(async () => void window.dispatchEvent(new Event('offline')))
  const comeBack = () => act(async () => void window.dispatchEvent(new Event('online')))

  test('what failed is asked for again', async () => {
    ask.mockRejectedValueOnce(new Error('away')).mockResolvedValue('there')
    render(<Part name="back" />)
    expect(await screen.findByText('failed undefined')).toBeInTheDocument()
    await goAway()
    await comeBack()
    expect(await screen.findByText('ready there')).toBeInTheDocument()
  })

  test('what came is not', async () => {
    ask.mockResolvedValue('there')
    render(<Part name="stays" />)
    expect(await screen.findByText('ready there')).toBeInTheDocument()
    await goAway()
    await comeBack()
    expect(ask).toHaveBeenCalledTimes(1)
  })

  test('React Query itself is loaded again where it did not come', async () => {
    ask.mockResolvedValue('there')
    mockIsOffline = true
    render(<Part name="chunk" />)
    expect(await screen.findByText('failed undefined')).toBeInTheDocument()
    mockIsOffline = false
    await comeBack()
    expect(await screen.findByText('ready there')).toBeInTheDocument()
  })
})
