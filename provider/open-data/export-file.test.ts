import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { FilePair } from './export-file'

let folder: string
beforeEach(() => void (folder = mkdtempSync(path.join(os.tmpdir(), 'export-file-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('is written twice, as it is and compressed', async () => {
  const pair = new FilePair(path.join(folder, 'a.csv'))
  await pair.write('one\n')
  await pair.write('two\n')
  const { plain, packed } = await pair.end()
  expect(readFileSync(path.join(folder, 'a.csv'), 'utf8')).toBe('one\ntwo\n')
  const compressed = readFileSync(path.join(folder, 'a.csv.gz'))
  expect(gunzipSync(compressed).toString()).toBe('one\ntwo\n')
  expect([plain.bytes, packed.bytes]).toEqual([8, compressed.byteLength])
})

// An error that nobody hears would end the provider: jest would say so of this file.
test('a file that cannot be written fails the next write, or the end, and nothing else', async () => {
  const nowhere = () => new FilePair(path.join(folder, 'gone', 'a.csv'))
  const short = nowhere()
  await short.write('a')
  await expect(short.end()).rejects.toThrow('ENOENT')
  const waiting = nowhere()
  await waiting.write('a')
  await new Promise((resolve) => setTimeout(resolve, 50))
  await expect(waiting.write('b')).rejects.toThrow('ENOENT')
  waiting.destroy()
  expect(existsSync(path.join(folder, 'gone'))).toBe(false)
})
