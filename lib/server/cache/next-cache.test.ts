import { AsyncLocalStorage } from 'node:async_hooks'
import { nodeFs } from 'next/dist/server/lib/node-fs-methods'
import { changeLog } from '@/lib/rules/change-log'
import type { RequestNotes } from '@/lib/rules/request-notes'
import { dropAll } from '@/lib/server/cache/changes'
import { NextCache } from '@/lib/server/cache/next-cache'

/** As Next makes one for each request; what they keep, they keep together. */
function request(): NextCache {
  return new NextCache({
    fs: nodeFs,
    serverDistDir: '/nowhere',
    flushToDisk: false,
    revalidatedTags: [],
    maxMemoryCacheSize: 1_000_000,
    _requestHeaders: {},
  })
}

const MAX_AGE_S = 60
type Asked = Parameters<NextCache['get']>[1]
type Kept = Parameters<NextCache['set']>
/** What Next hands over, as far as its cache looks: Next declares its kinds as constants that no other program reads. */
const played = <Given>(value: unknown) => value as Given
const askedRead = (tags: string[]) => played<Asked>({ kind: 'FETCH', tags, softTags: [] })
const askedPage = played<Asked>({ kind: 'APP_PAGE', isFallback: false })

const data = (body: string) => ({ headers: {}, body, url: '' })

async function keepRead(cache: NextCache, key: string, body: string, tags: string[]): Promise<void> {
  const value = played<Kept[1]>({ kind: 'FETCH', data: data(body), revalidate: MAX_AGE_S })
  await cache.set(key, value, { fetchCache: true, tags })
}
async function keepPage(cache: NextCache, key: string, html: string, tags: string): Promise<void> {
  const headers = { 'x-next-cache-tags': tags }
  const value = played<Kept[1]>({ kind: 'APP_PAGE', html, headers, status: 200 })
  await cache.set(key, value, played<Kept[2]>({ cacheControl: { revalidate: MAX_AGE_S, expire: 31_536_000 } }))
}

type State = 'fresh' | 'stale' | 'gone'
async function state(key: string, asked: Asked): Promise<State> {
  const found = await request().get(key, asked)
  if (found === null) return 'gone'
  return Date.now() - found.lastModified > MAX_AGE_S * 1000 ? 'stale' : 'fresh'
}
const stateOfRead = (key: string, tags: string[]) => state(key, askedRead(tags))

/** As `revalidateTag(tag, 'max')` and `revalidateTag(tag, { expire: 0 })` reach it. */
const makeStale = (tag: string) => request().revalidateTag([tag], { expire: 31_536_000 })
const drop = (tag: string) => request().revalidateTag([tag], { expire: 0 })

test('where it is not known what was dropped, nothing of before is shown, here or before Next', async () => {
  await keepRead(request(), 'nine', '9', ['institute:9'])
  const { number: heard } = changeLog()
  dropAll()
  expect(await stateOfRead('nine', ['institute:9'])).toBe('gone')
  expect(changeLog().toldSince(heard, ['drop:all'])).toBe(true)
})

test('what has changed is shown while it is made anew, and what has not is as fresh as before', async () => {
  const [seven, eight] = [['institute:7', 'directory'], ['institute:8']]
  await keepRead(request(), 'seven', '7', seven)
  await keepRead(request(), 'eight', '8', eight)
  await makeStale('institute:7')
  expect(await stateOfRead('seven', seven)).toBe('stale')
  expect(await stateOfRead('eight', eight)).toBe('fresh')
  await keepRead(request(), 'seven', '7 anew', seven)
  expect(await stateOfRead('seven', seven)).toBe('fresh')
})

test('what was asked for before a change, and comes after it, is not taken for new', async () => {
  const before = request()
  await makeStale('plans')
  await keepRead(before, 'late', 'old', ['plans'])
  expect(await stateOfRead('late', ['plans'])).toBe('stale')
  await keepPage(before, 'late page', 'old', 'plans,_N_T_/layout')
  expect(await state('late page', askedPage)).toBe('stale')
  const again = request()
  await drop('plans')
  await keepPage(again, 'late page', 'old', 'plans,_N_T_/layout')
  expect(await state('late page', askedPage)).toBe('gone')
})

test('what a visitor changes is dropped, also when the provider tells of it before it answers, or afterwards', async () => {
  const tags = ['institute:10']
  await keepPage(request(), 'ten', 'old', tags.join(','))
  await makeStale('institute:10')
  await drop('institute:10')
  expect(await state('ten', askedPage)).toBe('gone')
  await makeStale('institute:10')
  expect(await state('ten', askedPage)).toBe('gone')
  await keepPage(request(), 'ten', 'with the review', tags.join(','))
  expect(await state('ten', askedPage)).toBe('fresh')
  await makeStale('institute:10')
  expect(await state('ten', askedPage)).toBe('stale')
})

test('a page says as of which change it is true, and Next each time that it still is', async () => {
  Object.assign(globalThis, { [Symbol.for('answer-notes')]: new AsyncLocalStorage() })
  const before = request()
  const begun = changeLog().number
  await makeStale('plans')
  await keepPage(before, 'as of', '', 'institute:20')
  const read = async () => {
    const value = (await request().get('as of', askedPage))?.value
    return value && 'headers' in value ? Number(value.headers?.['x-note-as-of']) : undefined
  }
  expect(changeLog().number).toBeGreaterThan(begun)
  expect(await read()).toBe(changeLog().number)
  const last = changeLog().number
  await makeStale('institute:20')
  expect(await read()).toBe(last)
})

test('an answer that Next does not keep is as old as the oldest of its reads that changed, and no older for the others', async () => {
  const requests = new AsyncLocalStorage<RequestNotes>()
  Object.assign(globalThis, { [Symbol.for('answer-notes')]: requests })
  const begun = changeLog().number
  await keepRead(request(), 'sheets', 'old', ['fee-rules'])
  await keepRead(request(), 'words', 'as they are', ['closing-ranks'])
  await makeStale('fee-rules')
  const asOf = async (...reads: [key: string, tag: string][]) => {
    const notes: RequestNotes = { isIncomplete: false, requestId: null }
    const all = () => Promise.all(reads.map(([key, tag]) => request().get(key, askedRead([tag]))))
    await requests.run(notes, all)
    return notes.asOf
  }
  expect(await asOf(['words', 'closing-ranks'])).toBeUndefined()
  expect(await asOf(['words', 'closing-ranks'], ['sheets', 'fee-rules'])).toBe(begun)
  await keepRead(request(), 'sheets', 'new', ['fee-rules'])
  expect(await asOf(['sheets', 'fee-rules'])).toBeUndefined()
})

test('a page that is kept without end is dropped when it changes: Next would show it for ever', async () => {
  const value = played<Kept[1]>({ kind: 'APP_PAGE', html: '', headers: { 'x-next-cache-tags': 'plans' } })
  await request().set('endless', value, played<Kept[2]>({ cacheControl: { revalidate: false, expire: undefined } }))
  expect(await state('endless', askedPage)).toBe('fresh')
  await makeStale('plans')
  expect(await state('endless', askedPage)).toBe('gone')
})

test('a page of which the provider failed to give a newer one is kept as Next keeps it again', async () => {
  await keepPage(request(), 'outage', 'good', 'plans')
  await makeStale('plans')
  const later = request()
  const good = await later.get('outage', askedPage)
  await later.set('outage', good?.value ?? null, played<Kept[2]>({ cacheControl: { revalidate: 30 } }))
  expect(await state('outage', askedPage)).toBe('fresh')
})

test('a page that has dates is made anew on the next day in India, and says of which day it is', async () => {
  jest.useFakeTimers({ now: Date.parse('2030-11-29T18:29:00Z'), doNotFake: ['performance'] })
  await keepPage(request(), 'dates', '2 days left', 'calendar,_N_T_/layout')
  await keepPage(request(), 'about', 'us', 'content:about,_N_T_/layout')
  await keepRead(request(), 'events', '[]', ['calendar'])
  jest.setSystemTime(Date.parse('2030-11-29T18:29:50Z'))
  expect(await state('dates', askedPage)).toBe('fresh')
  jest.setSystemTime(Date.parse('2030-11-29T18:30:00Z'))
  expect(await state('dates', askedPage)).toBe('stale')
  expect(await state('about', askedPage)).toBe('fresh')
  expect(await stateOfRead('events', ['calendar'])).toBe('fresh')
  // Where it cannot be made anew Next keeps it once more, which makes it of no other day.
  const later = request()
  const old = await later.get('dates', askedPage)
  await later.set('dates', old?.value ?? null, played<Kept[2]>({ cacheControl: { revalidate: MAX_AGE_S } }))
  expect(await state('dates', askedPage)).toBe('stale')
  jest.useRealTimers()
})

test('a page before which there is a cache says to it of which day it is, where it has dates', async () => {
  Object.assign(globalThis, { [Symbol.for('answer-notes')]: new AsyncLocalStorage() })
  jest.useFakeTimers({ now: Date.parse('2030-11-29T18:30:00Z'), doNotFake: ['performance'] })
  await keepPage(request(), 'dated', '1 day left', 'calendar,_N_T_/layout')
  await keepPage(request(), 'undated', 'us', 'content:about,_N_T_/layout')
  const dayOf = async (key: string) => {
    const value = (await request().get(key, askedPage))?.value
    return value && 'headers' in value ? value.headers?.['x-note-day'] : null
  }
  expect([await dayOf('dated'), await dayOf('undated')]).toEqual(['2030-11-30', undefined])
  jest.useRealTimers()
  Object.assign(globalThis, { [Symbol.for('answer-notes')]: undefined })
})
