/** @jest-environment node */
/** What server/ and the website behind it know of one another. */
import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { isFromForm, parseFilters } from '@/lib/rules/filters/address'
import { PRIVATE_ROUTES, ROUTES } from '@/lib/rules/routes/table'
import { noteChanged, noteIncomplete } from '@/lib/server/answer-note'
import { readChanged, withNotes } from '@/server/answer-notes'
import { PUBLIC_PAGES } from '@/server/public-pages'

let server: Server
let handle: (response: ServerResponse) => Promise<void> | void

beforeAll(async () => {
  server = createServer((_, response) => withNotes(response, () => void handle(response))).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => void server.close())

async function notes(): Promise<[string[], string | null]> {
  const { headers } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  return [readChanged(headers.get('x-note-changed') ?? undefined), headers.get('x-note-incomplete')]
}

test('what a handler has changed goes out with its answer', async () => {
  handle = async (response) => {
    await wait(1)
    noteChanged('institute:7')
    noteChanged('a, b')
    response.end('done')
  }
  expect(await notes()).toEqual([['institute:7', 'a, b'], null])
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

test('very many institutions are told of by the directory’s tag, which all of them have', async () => {
  handle = (response) => {
    for (let id = 0; id < 1000; id += 1) noteChanged(`institute:${id}`)
    noteChanged('content:homepage')
    response.end()
  }
  expect(await notes()).toEqual([['directory', 'content:homepage'], null])
})

test('outside of a request, as under plain Next, nothing happens', () => {
  expect(() => noteChanged('directory')).not.toThrow()
  expect(() => noteIncomplete()).not.toThrow()
})

test('every route is a public page, or known to depend on the visitor', () => {
  const depending = [...PRIVATE_ROUTES, '/login', '/register']
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
