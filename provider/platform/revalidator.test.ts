import { pino } from 'pino'
import { startStubServer, type StubServer } from '@/testing/stub-server'
import { makeRevalidator } from '@/provider/platform/revalidator'

let site: StubServer
let heard: string[][] = []
let dropped: string[] = []
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
      response.writeHead(status).end('{}')
    })
  })
})
afterAll(() => site.close())
beforeEach(() => {
  heard = []
  dropped = []
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

test('a website that cannot be told is a line of the log, and the next change is told', async () => {
  const revalidator = makeRevalidator({ SITE_URL: site.url, REVALIDATE_SECRET: 'the secret' }, log)
  status = 401
  revalidator.revalidate(['institute:1'])
  await revalidator.settled()
  expect(lines.join('')).toContain('answered 401')
  status = 200
  revalidator.revalidate(['institute:2'])
  await revalidator.settled()
  expect(heard).toEqual([['institute:1'], ['institute:2']])
})

test('without a secret there is nobody to tell', async () => {
  const revalidator = makeRevalidator({ SITE_URL: site.url, REVALIDATE_SECRET: undefined }, log)
  revalidator.revalidate(['institute:1'])
  await revalidator.settled()
  expect(heard).toEqual([])
  expect(lines).toEqual([])
})
