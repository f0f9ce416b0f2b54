import { askOnce } from '@/lib/client/lazy-query'
import { stubBff } from '@/testing/stub-bff'

const any = AbortSignal.any
beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  AbortSignal.any = any
  jest.useRealTimers()
})

test('a question whose patience ends is asked also by browsers that know no AbortSignal.any', async () => {
  Reflect.set(AbortSignal, 'any', undefined)
  const calls = stubBff()
  const answer = askOnce(({ footer }) => footer)
  const failed = expect(answer).rejects.toThrow()
  await jest.advanceTimersByTimeAsync(9_999)
  expect(calls.map(({ path, signal }) => [path, signal?.aborted])).toEqual([['/api/footer', false]])
  await jest.advanceTimersByTimeAsync(1)
  expect(calls[0]?.signal?.aborted).toBe(true)
  await failed
})
