/** What server/ and the website behind it know of one another. */
import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { isFromForm, parseFilters } from '@/lib/rules/filters/address'
import { PRIVATE_ROUTES, ROUTES } from '@/lib/rules/routes/table'
import { ChangeLog, changeLog, dropOf } from '@/lib/rules/change-log'
import { noteFormerRead, noteIncomplete } from '@/lib/server/cache/answer-note'
import { tellOfChanges, withNotes } from '@/server/answer-notes'
import { dropsOf, hear, hearMessage } from '@/server/page-changes'
import { PUBLIC_PAGES } from '@/server/public-pages'

let server: Server
let handle: (response: ServerResponse) => Promise<void> | void

beforeAll(async () => {
  const listen = createServer((request, response) => withNotes(request, response, () => void handle(response)))
  server = listen.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => void server.close())

/** The headers of an answer to whoever has heard of all changes until now, or until a number. */
async function headersOf(heard = changeLog().number): Promise<Headers> {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  return (await fetch(url, { headers: { 'x-note-heard': String(heard) } })).headers
}
function changesOf(headers: Headers): { number: string | undefined; tags: string[] } {
  const [number, ...tags] = headers.get('x-note-changed')?.split(',') ?? []
  return { number, tags: tags.map(decodeURIComponent) }
}
async function notes(): Promise<[string[], string | null]> {
  const headers = await headersOf()
  return [changesOf(headers).tags, headers.get('x-note-incomplete')]
}

test('what a handler has changed goes out with its answer', async () => {
  handle = async (response) => {
    await wait(1)
    changeLog().append(['institute:7'])
    changeLog().append(['a, b'])
    response.end('done')
  }
  expect(await notes()).toEqual([['institute:7', 'a, b'], null])
})

test('what an answer that was lost has told of, the next one tells again', async () => {
  const heard = changeLog().number
  changeLog().append(['institute:8'])
  handle = (response) => void response.end()
  for (let lost = 0; lost < 2; lost += 1) {
    const told = changesOf(await headersOf(heard))
    expect(told).toEqual({ number: String(changeLog().number), tags: ['institute:8'] })
  }
  expect(await notes()).toEqual([[], null])
})

test('an answer says as of which change it is true, but for one that Next may have begun before it was asked', async () => {
  const begun = changeLog().number
  handle = (response) => {
    changeLog().append(['institute:7'])
    response.end()
  }
  expect((await headersOf()).get('x-note-as-of')).toBe(String(begun))
  handle = (response) => void response.setHeader('x-note-as-of', '5').end()
  expect((await headersOf()).get('x-note-as-of')).toBe('5')
  handle = (response) => {
    for (const number of [7, 6, 8]) noteFormerRead(number)
    response.end()
  }
  expect((await headersOf()).get('x-note-as-of')).toBe('6')
  handle = (response) => void response.setHeader('x-nextjs-cache', 'MISS').end()
  expect((await headersOf()).get('x-note-as-of')).toBe('0')
})

test('a page without a part says so, however its head is written', async () => {
  handle = (response) => {
    noteIncomplete()
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end()
  }
  expect(await notes()).toEqual([[], '1'])
})

test('requests at one time do not mix their notes', async () => {
  let count = 0
  handle = async (response) => {
    const own = (count += 1)
    await wait(5)
    if (own === 1) noteIncomplete()
    response.end()
  }
  const both = await Promise.all([notes(), notes()])
  expect(both.map(([, incomplete]) => incomplete).sort()).toEqual(['1', null])
})

test('very many changes are told of as one of everything', async () => {
  handle = (response) => {
    changeLog().append(Array.from({ length: 1000 }, (_, id) => `institute:${id}`))
    response.end()
  }
  expect(await notes()).toEqual([['*'], null])
})

test('very many that nobody may be shown any more are told of as all pages that nobody may be shown', async () => {
  handle = (response) => {
    changeLog().append(Array.from({ length: 1000 }, (_, id) => dropOf(`institute:${id}`)))
    response.end()
  }
  const [tags] = await notes()
  expect(tags).toEqual(['*', 'drop:all'])
  const log = new ChangeLog(1)
  hear(log, ['5', ...tags].join(','))
  expect(log.toldSince(4, dropsOf({ institute: '7', isEndless: false }))).toBe(true)
})

test('outside of a request, as under plain Next, nothing happens', () => {
  expect(() => noteIncomplete()).not.toThrow()
})

test('every route is a public page, or known to depend on the visitor', () => {
  const depending = [
    ...PRIVATE_ROUTES,
    '/login',
    '/register',
    '/costs/answer',
    '/admission-chances/answer',
    '/college/report',
  ]
  expect([...Object.keys(PUBLIC_PAGES), ...depending].sort()).toEqual([...ROUTES].sort())
})

/** A query that remembers what it was asked for. */
class WatchedQuery extends URLSearchParams {
  readonly asked = new Set<string>()
  override getAll(name: string): string[] {
    this.asked.add(name)
    return super.getAll(name)
  }
}

test('the filter page reads just what its rules read', () => {
  const query = new WatchedQuery()
  parseFilters(query)
  isFromForm(query)
  expect([...(PUBLIC_PAGES['/filter']?.reads ?? [])].sort()).toEqual([...query.asked].sort())
})

test('a change is told of at once, also where nobody asks Next for anything', () => {
  const log = new ChangeLog()
  const send = jest.fn()
  const sender = Object.getOwnPropertyDescriptor(process, 'send')
  Object.defineProperty(process, 'send', { value: send, configurable: true })
  try {
    tellOfChanges()
    changeLog().append(['institute:7', 'a, b'])
    for (const [message] of send.mock.calls) hearMessage(log, message)
    expect(log.toldSince(0, ['institute:7'])).toBe(true)
    expect(log.settled).toBeNull()
    changeLog().settle({ position: '1-0', number: 1 })
    for (const [message] of send.mock.calls) hearMessage(log, message)
    expect(log.settled).toEqual({ position: '1-0', number: 1 })
    const before = log.number
    changeLog().forget()
    for (const [message] of send.mock.calls) hearMessage(log, message)
    expect(log.toldSince(before, ['all'])).toBe(true)
    expect(() => hearMessage(log, { of: 'Next itself' })).not.toThrow()
    expect(log.number).toBe(changeLog().number)
  } finally {
    changeLog().onChange(() => {})
    Object.defineProperty(process, 'send', sender ?? { value: undefined, configurable: true })
  }
})
