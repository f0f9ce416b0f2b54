import crypto from 'node:crypto'
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { isSameDigest, makeDigests, makeToken, tokenDigest } from '@/provider/auth/digests'
import { makeCode } from '@/provider/auth/one-time-code'
import { findPepper, pepperOf } from '@/provider/auth/pepper'
import { readEnv } from '@/provider/env'

afterEach(() => jest.restoreAllMocks())

describe('"Made with `crypto.randomInt`"', () => {
  test('over all codes of the length, zeros in front', () => {
    const random = jest.spyOn(crypto, 'randomInt').mockImplementation(() => 42)
    expect(makeCode(6)).toBe('000042')
    expect(makeCode(4)).toBe('0042')
    expect(random.mock.calls).toEqual([[1_000_000], [10_000]])
  })

  test.each([4, 5, 6, 7, 8])('%i digits', (length) => {
    for (let at = 0; at < 200; at += 1) expect(makeCode(length)).toMatch(new RegExp(`^\\d{${length}}$`))
  })
})

describe('"stored as HMAC-SHA-256 with a pepper"', () => {
  const digests = makeDigests('pepper')

  test('a code is digested together with its phone and purpose', () => {
    const expected = crypto
      .createHmac('sha256', 'pepper')
      .update('["code","9876543210","login","123456"]')
      .digest('base64url')
    expect(digests.code('9876543210', 'login', '123456')).toBe(expected)
    expect(makeDigests('other').code('9876543210', 'login', '123456')).not.toBe(expected)
    expect(digests.code('9876543210', 'registration', '123456')).not.toBe(expected)
    expect(digests.code('9876543211', 'login', '123456')).not.toBe(expected)
  })

  test('"compared in constant time"', () => {
    const compare = jest.spyOn(crypto, 'timingSafeEqual')
    expect(isSameDigest('abc', 'abc')).toBe(true)
    expect(isSameDigest('abc', 'abd')).toBe(false)
    expect(compare).toHaveBeenCalledTimes(2)
    expect(isSameDigest('abc', 'abcd')).toBe(false)
  })
})

test('a token has 256 random bits, and its digest does not give it away', () => {
  const tokens = Array.from({ length: 100 }, makeToken)
  expect(new Set(tokens).size).toBe(100)
  for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  expect(tokenDigest('a')).toBe(crypto.createHash('sha256').update('a').digest('base64url'))
})

describe('the pepper of a data folder', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pepper-test-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  function warnings(env: Record<string, string>) {
    const lines: string[] = []
    const log = pino({}, { write: (line: string) => void lines.push(line) })
    return { pepper: findPepper(readEnv({ DATA_DIR: folder, ...env }), log), lines }
  }

  test('is made once, for this user alone, also in a folder that is not there yet', () => {
    const dataDir = path.join(folder, 'new')
    const pepper = pepperOf(dataDir)
    expect(Buffer.from(pepper, 'base64url')).toHaveLength(32)
    expect(pepperOf(dataDir)).toBe(pepper)
    expect(statSync(path.join(dataDir, 'otp-pepper')).mode & 0o777).toBe(0o600)
    expect(readdirSync(dataDir)).toEqual(['otp-pepper'])
    expect(pepperOf(path.join(folder, 'other'))).not.toBe(pepper)
  })

  test('one that another process made meanwhile counts', () => {
    const dataDir = mkdtempSync(path.join(folder, 'race-'))
    const write = crypto.randomBytes
    jest.spyOn(crypto, 'randomBytes').mockImplementation((size: number) => {
      writeFileSync(path.join(dataDir, 'otp-pepper'), 'theirs')
      return write(size)
    })
    expect(pepperOf(dataDir)).toBe('theirs')
    expect(readFileSync(path.join(dataDir, 'otp-pepper'), 'utf8')).toBe('theirs')
  })

  test('OTP_PEPPER counts before it', () => {
    expect(warnings({ OTP_PEPPER: 'p'.repeat(40), DATABASE_URL: 'postgresql://h/d' })).toEqual({
      pepper: 'p'.repeat(40),
      lines: [],
    })
  })

  test('with PostgreSQL the log says that several instances need OTP_PEPPER, and not what it is', () => {
    const { pepper, lines } = warnings({ DATABASE_URL: 'postgresql://h/d' })
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/OTP_PEPPER is not set/)
    expect(lines[0]).not.toContain(pepper)
    expect(warnings({}).lines).toEqual([])
  })
})
