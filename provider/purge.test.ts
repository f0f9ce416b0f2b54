import { pino } from 'pino'
import { connectDatabase } from '@/provider/platform/database'
import { startPurging } from '@/provider/purge'

test('a database that is away when it is time to purge is one line of the log, and the next time comes', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  const { db, close } = connectDatabase({ DATABASE_URL: 'postgresql://127.0.0.1:1/nothing', DATA_DIR: '' })
  let told = () => {}
  const lines: unknown[] = []
  const line = () => new Promise<void>((resolve) => (told = resolve))
  const log = pino(
    {},
    {
      write: (text: string) => {
        lines.push(JSON.parse(text))
        told()
      },
    },
  )
  const first = line()
  startPurging(db, log)
  await first
  const second = line()
  jest.advanceTimersByTime(10 * 60_000)
  await second
  expect(lines).toEqual([
    expect.objectContaining({ unavailable: true, msg: 'what has expired could not be purged' }),
    expect.objectContaining({ unavailable: true }),
  ])
  jest.useRealTimers()
  await close()
})
