import { makeCachedPage, PlainBodies } from './cached-page'

const SIZE = 50_000
const keep = (letter: string) =>
  makeCachedPage({ status: 200, headers: {}, body: Buffer.from(letter.repeat(SIZE)) }, () => ({}))

describe('the uncompressed bytes of a page', () => {
  test('are made once for all who come together, and are there for who comes next', async () => {
    const plain = new PlainBodies(3 * SIZE)
    const page = await keep('a')
    expect(plain.find(page)).toBeUndefined()
    const [first, second] = await Promise.all([plain.make(page), plain.make(page)])
    expect(first.toString()).toBe('a'.repeat(SIZE))
    expect(second).toBe(first)
    expect(plain.find(page)).toBe(first)
  })

  test('are there for each of many pages that are asked for at once, however small the bound', async () => {
    const plain = new PlainBodies(2.5 * SIZE)
    const pages = await Promise.all('abcdefghijklmnopqrstuvwxyz'.split('').map(keep))
    const bodies = await Promise.all(pages.map((page) => plain.make(page)))
    expect(bodies.map((body) => body.byteLength)).toEqual(pages.map(() => SIZE))
  })

  test('are bounded: those not asked for for longest go, and a page that is larger than all has its bytes still', async () => {
    const plain = new PlainBodies(2.5 * SIZE)
    const pages = await Promise.all(['a', 'b', 'c'].map(keep))
    for (const page of pages) await plain.make(page)
    expect(pages.map((page) => plain.find(page) !== undefined)).toEqual([false, true, true])
    expect(plain.bytes).toBeLessThanOrEqual(2.5 * SIZE)
    const [page] = pages
    const small = new PlainBodies(10)
    expect(page && (await small.make(page)).byteLength).toBe(SIZE)
    expect(small.bytes).toBe(0)
  })
})
