/** @jest-environment node */
import { patientRead } from '@/lib/server/patient-read'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

let asked: { resolve: (value: string) => void; reject: (error: Error) => void }[]

function makeRead() {
  asked = []
  const read = () => new Promise<string>((resolve, reject) => asked.push({ resolve, reject }))
  return patientRead(read, { patienceMs: 1_000, pauseMs: 5_000, fallback: 'none' })
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

test('a failure in time is the failure', async () => {
  const read = makeRead()
  const first = read()
  asked[0]?.reject(new Error('a bug'))
  await expect(first).rejects.toThrow('a bug')
})
