import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Assets, compressAssets } from './assets'

const SCRIPT = `const parts = [${Array.from({ length: 500 }, (_, at) => `"part ${at}"`).join(',')}]`
const FONT = Buffer.from(Array.from({ length: 2000 }, (_, at) => (at * 7919) % 256))
const folder = mkdtempSync(join(tmpdir(), 'assets-'))
const former = mkdtempSync(join(tmpdir(), 'former-assets-'))
let server: Server
let assets: Assets

beforeAll(async () => {
  mkdirSync(join(folder, 'chunks', '[lang]'), { recursive: true })
  writeFileSync(join(folder, 'chunks', 'a1.js'), SCRIPT)
  writeFileSync(join(folder, 'chunks', '[lang]', 'b2.css'), 'a{}')
  writeFileSync(join(folder, 'font.woff2'), FONT)
  writeFileSync(join(folder, 'secret.key'), 'x')
  writeFileSync(join(former, 'c3.js'), 'former()')
  writeFileSync(join(former, 'font.woff2'), 'another font')
  assets = await Assets.of(folder, [former])
  server = createServer((request, response) => {
    void assets.answer(request, response).then((isOne) => isOne || response.writeHead(404).end())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => {
  server.close()
  for (const made of [folder, former]) rmSync(made, { recursive: true })
})

/** Bytes as they come over the wire, which `fetch` would not show. */
async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { request } = await import('node:http')
  const { port } = server.address() as AddressInfo
  const asked = request({ port, path, method, headers }).end()
  const [answer] = (await once(asked, 'response')) as [import('node:http').IncomingMessage]
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk as Buffer)
  return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) }
}

test('a script comes compressed, is marked, and never needs to be asked for again', async () => {
  const { status, headers, body } = await ask('/_next/static/chunks/a1.js', { 'accept-encoding': 'gzip, br' })
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
    'content-length': String(body.byteLength),
  })
  expect(brotliDecompressSync(body).toString()).toBe(SCRIPT)
})

test('who takes no compression gets the file; HEAD gets its size alone', async () => {
  expect((await ask('/_next/static/chunks/a1.js?dpl=1')).body.toString()).toBe(SCRIPT)
  const { headers, body } = await ask('/_next/static/chunks/a1.js', {}, 'HEAD')
  expect([headers['content-length'], body.byteLength]).toEqual([String(SCRIPT.length), 0])
})

test('what is compressed already, or would grow, goes as it is', async () => {
  const font = await ask('/_next/static/font.woff2', { 'accept-encoding': 'br' })
  expect(font.headers['content-encoding']).toBeUndefined()
  expect(font.body).toEqual(FONT)
  const style = await ask('/_next/static/chunks/%5Blang%5D/b2.css', { 'accept-encoding': 'br' })
  expect([style.body.toString(), style.headers['content-encoding']]).toEqual(['a{}', undefined])
})

test.each(['/_next/static/secret.key', '/_next/static/../secret.key', '/_next/static/%2e%2e/x.js', '/_next/static/%'])(
  '%s is none',
  async (path) => {
    expect((await ask(path)).status).toBe(404)
  },
)

test('a page of the build before still finds its parts, and what both have is this build’s', async () => {
  expect((await ask('/_next/static/c3.js')).body.toString()).toBe('former()')
  expect((await ask('/_next/static/font.woff2')).body.equals(FONT)).toBe(true)
})

describe('a build', () => {
  const built = mkdtempSync(join(tmpdir(), 'built-assets-'))
  afterAll(() => rmSync(built, { recursive: true }))

  test('has beside a script what browsers get of it, which a start takes from there', async () => {
    const script = join(built, 'd4.js')
    writeFileSync(script, SCRIPT)
    writeFileSync(join(built, 'font.woff2'), FONT)
    await compressAssets(built)
    expect(readdirSync(built).sort()).toEqual(['d4.js', 'd4.js.br', 'd4.js.gzip', 'font.woff2'])
    expect(brotliDecompressSync(readFileSync(`${script}.br`)).toString()).toBe(SCRIPT)
    expect(gunzipSync(readFileSync(`${script}.gzip`)).toString()).toBe(SCRIPT)

    writeFileSync(`${script}.br`, brotliCompressSync('from beside'))
    assets = await Assets.of(built)
    const { body } = await ask('/_next/static/d4.js', { 'accept-encoding': 'br' })
    expect(brotliDecompressSync(body).toString()).toBe('from beside')
  })
})
