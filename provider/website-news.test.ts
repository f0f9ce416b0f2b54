import { pino } from 'pino'
import { startStubServer, type StubServer } from '@/testing/stub-server'
import { makeWebsiteNews } from '@/provider/website-news'

let site: StubServer
let heard: string[][] = []
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
      heard.push(JSON.parse(body).tags)
      response.writeHead(status).end('{}')
    })
  })
})
afterAll(() => site.close())
beforeEach(() => {
  heard = []
  status = 200
  lines.length = 0
})

test('what changes while the website is being told goes together with the next call', async () => {
  const news = makeWebsiteNews({ SITE_URL: site.url, REVALIDATE_SECRET: 'the secret' }, log)
  for (const id of [1, 2, 2, 3]) news.tell([`institute:${id}`])
  await news.settled()
  expect(heard.flat().sort()).toEqual(['institute:1', 'institute:2', 'institute:3'])
  expect(heard).toHaveLength(2)
  news.tell(['institute:4'])
  await news.settled()
  expect(heard.at(-1)).toEqual(['institute:4'])
  expect(lines).toEqual([])
})

test('a website that cannot be told is a line of the log, and the next change is told', async () => {
  const news = makeWebsiteNews({ SITE_URL: site.url, REVALIDATE_SECRET: 'the secret' }, log)
  status = 401
  news.tell(['institute:1'])
  await news.settled()
  expect(lines.join('')).toContain('answered 401')
  status = 200
  news.tell(['institute:2'])
  await news.settled()
  expect(heard).toEqual([['institute:1'], ['institute:2']])
})

test('without a secret there is nobody to tell', async () => {
  const news = makeWebsiteNews({ SITE_URL: site.url, REVALIDATE_SECRET: undefined }, log)
  news.tell(['institute:1'])
  await news.settled()
  expect(heard).toEqual([])
  expect(lines).toEqual([])
})
