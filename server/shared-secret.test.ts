import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sharedSecret } from './shared-secret'

let folder: string
beforeEach(() => void (folder = mkdtempSync(path.join(os.tmpdir(), 'shared-secret-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('is made once, and is nobody else’s to read', () => {
  const data = path.join(folder, 'data')
  const secret = sharedSecret(data)
  expect(secret).toMatch(/^[\w-]{43}$/)
  expect(sharedSecret(data)).toBe(secret)
  expect(readdirSync(data)).toEqual(['revalidate-secret'])
  expect(statSync(path.join(data, 'revalidate-secret')).mode & 0o077).toBe(0)
})

test.each([
  ['nothing', ''],
  ['a half', 'k3v9'],
])('%s, as a disk that was full or a kill leaves it, is made anew', (_, left) => {
  const file = path.join(folder, 'revalidate-secret')
  writeFileSync(file, left)
  const secret = sharedSecret(folder)
  expect(secret).toHaveLength(43)
  expect(readFileSync(file, 'utf8')).toBe(secret)
})
