import { pino } from 'pino'
import { connectDatabase } from '@/provider/platform/database'
import { startPurging } from '@/provider/purge'

test('a database that is away when it is time to purge is one line of the log, however long it stays away', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  const { db, close } = connectDatabase({ DATABASE_URL: 'postgresql://127.0.0.1:1/nothing', DATA_DIR: '' })
  const lines: unknown[] = []
  const log = pino({}, { write: (text: string) => void lines.push(JSON.parse(text)) })
  const insert = jest.spyOn(db, 'insert')
  startPurging(db, log, null)
  // Each look asks the database, and has been refused before the next.
  for (let minute = 1; minute <= 20 && insert.mock.calls.length < 3; minute += 1) {
    await new Promise((resolve) => setImmediate(resolve))
    await new Promise((resolve) => setImmediate(resolve))
    await jest.advanceTimersByTimeAsync(60_000)
  }
  expect(insert.mock.calls.length).toBeGreaterThanOrEqual(3)
  expect(lines).toEqual([expect.objectContaining({ unavailable: true, msg: 'what has expired could not be purged' })])
  jest.useRealTimers()
  await close()
})
