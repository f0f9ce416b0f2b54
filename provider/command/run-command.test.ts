import { CommandError } from './command-error'
import { withDatabase } from './run-command'

const before = process.env.DATABASE_URL
afterEach(() => void (process.env.DATABASE_URL = before ?? ''))

test('a database that does not answer is said in words, without its password', async () => {
  process.env.DATABASE_URL = 'postgres://operator:secret@127.0.0.1:1/none'
  const work = jest.fn()
  const error = await withDatabase(work).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(CommandError)
  expect(String(error)).toMatch(/database at DATABASE_URL does not answer; nothing was changed\. \(.*ECONNREFUSED/)
  expect(String(error)).not.toContain('secret')
  expect(work).not.toHaveBeenCalled()
})
