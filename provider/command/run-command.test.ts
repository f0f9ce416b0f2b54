import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { CommandError } from './command-error'
import { inWords, withDatabase } from './run-command'

const { DATABASE_URL, DATA_DIR } = process.env
afterEach(() => Object.assign(process.env, { DATABASE_URL: DATABASE_URL ?? '', DATA_DIR: DATA_DIR ?? '' }))

test('a database that does not answer is said in words, without its password', async () => {
  process.env.DATABASE_URL = 'postgres://operator:secret@127.0.0.1:1/none'
  const work = jest.fn()
  const error = await withDatabase(work).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(CommandError)
  expect(String(error)).toMatch(/database at DATABASE_URL does not answer; nothing was changed\. \(.*ECONNREFUSED/)
  expect(String(error)).not.toContain('secret')
  expect(work).not.toHaveBeenCalled()
})

test('where there is no database yet, a command that does not fill it says so and makes none', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'command-'))
  Object.assign(process.env, { DATABASE_URL: '', DATA_DIR: folder })
  const work = jest.fn()
  await expect(withDatabase(work)).rejects.toThrow(
    `There is no database in ${folder}. Where it is say DATABASE_URL and DATA_DIR`,
  )
  expect(work).not.toHaveBeenCalled()
  expect(existsSync(path.join(folder, 'postgres'))).toBe(false)
  rmSync(folder, { recursive: true })
})

describe('what an operator can mend is said in words', () => {
  const withCode = (message: string, code: string) => Object.assign(new Error(message), { code })

  test('a file or folder that is not there', () => {
    const read = () => readFileSync('/none/guide.gz')
    expect(read).toThrow()
    try {
      read()
    } catch (error) {
      expect(inWords(error)).toMatch(/^It failed: ENOENT.*\/none\/guide\.gz/)
    }
  })

  test('a full disk, here and of the database', () => {
    expect(inWords(withCode('ENOSPC: no space left on device, write', 'ENOSPC'))).toBe(
      'It failed: ENOSPC: no space left on device, write',
    )
    process.env.DATABASE_URL = 'postgres://operator:secret@host/guide'
    expect(inWords(withCode('could not extend file', '53100'))).toBe(
      'The database at DATABASE_URL refused: could not extend file',
    )
  })

  test.each(['28P01', '28000', '3D000', '42501'])('%s, without the query around it', (code) => {
    const around = new Error('Failed query: … params: 9876543210', { cause: withCode('it is not for you', code) })
    expect(inWords(around)).toMatch(/^The database .* refused: it is not for you$/)
  })

  test('anything else keeps its trace', () => {
    expect(inWords(new TypeError('x is not a function'))).toBeNull()
    expect(inWords(withCode('duplicate key', '23505'))).toBeNull()
    expect(inWords('thrown')).toBeNull()
  })
})
