import { pino } from 'pino'
import { startStubServer, type StubServer } from '@/testing/stub-server'
import { makeRevalidator } from '@/provider/platform/revalidator'

let site: StubServer
let heard: string[][] = []
let dropped: string[] = []
/** Calls that were answered well. */
let taken = 0
let status = 200
const lines: string[] = []
const log = pino({}, { write: (line: string) => void lines.push(line) })

beforeAll(async () => {
  site = await startStubServer()
  site.answer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += String(chunk)))
    request.on('end', () => {
      expect(request.headers.authorization).toBe('Bearer the secret')
      const { tags, drop } = JSON.parse(body)
      heard.push(tags)
      if (drop === true) dropped.push(...tags)
      if (status === 200) taken += 1
      response.writeHead(status).end('{}')
    })
  })
})
afterAll(() => site.close())
beforeEach(() => {
  heard = []
  dropped = []
  taken = 0
  status = 200
  lines.length = 0
})

test('what changes while the website is being told goes together with the next call', async () => {
  const revalidator = makeRevalidator({ SITE_URL: site.url, REVALIDATE_SECRET: 'the secret' }, log)
  for (const id of [1, 2, 2, 3]) revalidator.revalidate([`institute:${id}`])
  await revalidator.settled()
  expect(heard.flat().sort()).toEqual(['institute:1', 'institute:2', 'institute:3'])
  expect(heard).toHaveLength(2)
  revalidator.revalidate(['institute:4'])
  await revalidator.settled()
  expect(heard.at(-1)).toEqual(['institute:4'])
  expect(lines).toEqual([])
})

test('what may be shown to nobody is said by itself, and is not forgotten for a later word of the same', async () => {
  const revalidator = makeRevalidator({ SITE_URL: site.url, REVALIDATE_SECRET: 'the secret' }, log)
  revalidator.revalidate(['institute:1'])
  revalidator.revalidate(['institute:2'], true)
  for (const id of [2, 3]) revalidator.revalidate([`institute:${id}`])
  await revalidator.settled()
  expect(heard).toEqual([['institute:1'], ['institute:2'], ['institute:3']])
  expect(dropped).toEqual(['institute:2'])
})

describe('a website that cannot be told', () => {
  const failing = (pauseMs = 60_000) => {
    status = 401
    return makeRevalidator({ SITE_URL: site.url, REVALIDATE_SECRET: 'the secret' }, log, pauseMs)
  }
  const said = async (times: number) => {
    while (heard.length < times) await new Promise((resolve) => setTimeout(resolve, 5))
  }

  test('is one line of the log, and hears of it with the next change', async () => {
    const revalidator = failing()
    revalidator.revalidate(['institute:1'], true)
    await revalidator.settled()
    expect(lines.join('')).toContain('answered 401')
    status = 200
    revalidator.revalidate(['institute:2'])
    await revalidator.settled()
    expect(heard.at(-1)).toEqual(['institute:2'])
    expect(heard.at(-2)).toEqual(['institute:1'])
    expect(dropped).toContain('institute:1')
  })

  test('is told once more before the end, and the log says what it was not told', async () => {
    const revalidator = failing()
    revalidator.revalidate(['institute:1'])
    await revalidator.settled()
    expect(heard).toEqual([['institute:1'], ['institute:1']])
    expect(lines).toHaveLength(2)
    expect(lines[1]).toContain('"tags":1')
  })

  test('is told of what changes in the moment in which a call has failed', async () => {
    status = 401
    const late = pino({}, { write: () => queueMicrotask(() => revalidator.revalidate(['institute:2'])) })
    const revalidator = makeRevalidator({ SITE_URL: site.url, REVALIDATE_SECRET: 'the secret' }, late, 5)
    revalidator.revalidate(['institute:1'])
    await said(1)
    status = 200
    // In one call with the other, or in its own.
    while (!heard.flat().includes('institute:2')) await new Promise((resolve) => setTimeout(resolve, 5))
    // What failed before is told by now, so that nothing of it comes into the next test.
    await revalidator.settled()
    expect(heard.flat()).toContain('institute:1')
  })

  test('hears of it without another change, as often as it takes', async () => {
    const revalidator = failing(5)
    revalidator.revalidate(['institute:1'])
    await said(3)
    status = 200
    while (taken === 0) await new Promise((resolve) => setTimeout(resolve, 5))
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(taken).toBe(1)
    expect(heard.flat().every((tag) => tag === 'institute:1')).toBe(true)
    expect(lines).toHaveLength(1)
  })
})

test('without a secret there is nobody to tell', async () => {
  const revalidator = makeRevalidator({ SITE_URL: site.url, REVALIDATE_SECRET: undefined }, log)
  revalidator.revalidate(['institute:1'])
  await revalidator.settled()
  expect(heard).toEqual([])
  expect(lines).toEqual([])
})
