import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { chooseEncoding, compress, isCompressible } from './encoding'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['BR', 'br'],
  ['gzip;q=1.0, br;q=0.1', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', 'identity'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
  [';;;,,q=', 'identity'],
])('Accept-Encoding %j gets %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding)
})

test.each([
  ['text/html; charset=utf-8', true],
  ['application/json', true],
  ['image/svg+xml', true],
  ['text/x-component', true],
  ['image/webp', false],
  ['video/mp4', false],
  ['application/pdf', false],
  [undefined, false],
])('%s is worth compressing: %s', (type, isWorth) => {
  expect(isCompressible(type)).toBe(isWorth)
})

test('what is compressed comes back whole, and the best is smaller than the quick', async () => {
  const page = Buffer.from(
    Array.from({ length: 3000 }, (_, at) => `<li>Institution ${(at * 7919) % 3000}</li>`).join(''),
  )
  const quick = await compress(page, 'br', 'quick')
  const best = await compress(page, 'br', 'best')
  expect(brotliDecompressSync(quick)).toEqual(page)
  expect(brotliDecompressSync(best)).toEqual(page)
  expect(best.byteLength).toBeLessThan(quick.byteLength)
  expect(gunzipSync(await compress(page, 'gzip', 'best'))).toEqual(page)
})
