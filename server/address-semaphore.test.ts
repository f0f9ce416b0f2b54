import { AddressSemaphore } from './address-semaphore'

const never = () => new Promise<void>(() => {})
afterEach(() => jest.useRealTimers())

test('the place of an address goes to who has waited longest in its line; another address has places of its own', async () => {
  const semaphore = new AddressSemaphore(1, 2)
  const done: string[] = []
  let finish = () => {}
  const first = semaphore.run('192.0.2.1', () => new Promise<void>((resolve) => (finish = resolve)))
  const others = ['second', 'third'].map((name) => semaphore.run('192.0.2.1', async () => void done.push(name)))
  await expect(semaphore.run('192.0.2.1', never)).rejects.toThrow('Refused with 429')
  await semaphore.run('192.0.2.2', async () => void done.push('elsewhere'))
  expect(done).toEqual(['elsewhere'])
  finish()
  await Promise.all([first, ...others])
  expect(done).toEqual(['elsewhere', 'second', 'third'])
  await semaphore.run('192.0.2.1', async () => void done.push('again'))
  expect(done).toHaveLength(4)
})

test('who has waited for fifteen seconds is told to come again, and holds no place', async () => {
  jest.useFakeTimers()
  const semaphore = new AddressSemaphore(1, 1)
  const release = semaphore.tryAcquire('192.0.2.1')
  const waiting = expect(semaphore.run('192.0.2.1', never)).rejects.toThrow('Refused with 429')
  await jest.advanceTimersByTimeAsync(15_000)
  await waiting
  release?.()
  expect(semaphore.tryAcquire('192.0.2.1')).not.toBeNull()
})
