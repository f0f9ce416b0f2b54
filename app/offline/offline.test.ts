import { localeOf } from '@/lib/rules/routes/localized-url'
import { languageFrom, LANGUAGES } from '@/lib/contract/language'
import { createContext, runInContext } from 'node:vm'
import { GET as getWorker } from '@/app/sw.js/route'
import { GET as getFile } from '@/app/offline/[file]/route'
import { getEnvironment } from '@/lib/server/env'
import { noWorkerScript, offlineFiles, workerScript } from '@/lib/server/offline/offline-files'
import { environmentWith } from '@/testing/environment'

jest.mock('@/lib/server/env')

type Event = {
  request?: { url: string; method: string; mode: string }
  preloadResponse?: Promise<unknown>
  respondWith?: (answer: Promise<unknown>) => void
  waitUntil?: (work: Promise<unknown>) => void
}

/** The script in a browser of our own making; `fetch` is what the network gives. */
function start(script: string, fetch: () => Promise<unknown>) {
  const heard = new Map<string, (event: Event) => void>()
  const stores = new Map<string, string[]>([['offline-old', ['/offline/en']]])
  const registration = { unregister: jest.fn(), navigationPreload: { enable: jest.fn() } }
  const caches = {
    open: async (name: string) => ({ addAll: async (files: string[]) => void stores.set(name, files) }),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (path: string) => ([...stores.values()].flat().includes(path) ? `kept ${path}` : undefined),
  }
  const self = {
    addEventListener: (name: string, hear: (event: Event) => void) => void heard.set(name, hear),
    location: { origin: 'https://guide.example' },
    registration,
    skipWaiting: async () => {},
  }
  runInContext(script, createContext({ self, caches, fetch, URL, Response: { error: () => 'error' } }))
  const wait = async (name: string) => {
    let work: Promise<unknown> | undefined
    heard.get(name)?.({ waitUntil: (given) => void (work = given) })
    await work
  }
  const ask = async (path: string, { method = 'GET', mode = 'navigate', preload = undefined as unknown } = {}) => {
    let answer: Promise<unknown> | undefined
    const request = { url: new URL(path, 'https://guide.example').href, method, mode }
    const preloadResponse = Promise.resolve(preload)
    heard.get('fetch')?.({ request, preloadResponse, respondWith: (given) => void (answer = given) })
    return answer === undefined ? 'left alone' : answer
  }
  return { ask, wait, stores, registration }
}

const away = () => Promise.reject(new TypeError('no network'))

async function installed(fetch: () => Promise<unknown>) {
  const worker = start(workerScript(), fetch)
  await worker.wait('install')
  await worker.wait('activate')
  return worker
}

test('it keeps a page in each language and their script, and nothing that was kept before', async () => {
  const { stores, registration } = await installed(away)
  expect([...stores.values()]).toEqual([['/offline/saved.js', ...LANGUAGES.map((language) => `/offline/${language}`)]])
  expect([...stores.keys()]).toEqual([expect.stringMatching(/^offline-[0-9a-f]{16}$/)])
  expect(registration.navigationPreload.enable).toHaveBeenCalled()
})

test.each([
  ['/', '/offline/en'],
  ['/college/detail?id=7', '/offline/en'],
  ['/knowledge', '/offline/en'],
  ['/kn', '/offline/kn'],
  ['/kn/filter', '/offline/kn'],
])('without a network %s is the page of its language', async (path, page) => {
  const { ask } = await installed(away)
  expect(await ask(path)).toBe(`kept ${page}`)
})

test('with a network a page is what the network gives, asked for once', async () => {
  const fetch = jest.fn(async () => 'page')
  const { ask } = await installed(fetch)
  expect(await ask('/', { preload: 'asked ahead' })).toBe('asked ahead')
  expect(fetch).not.toHaveBeenCalled()
  expect(await ask('/myprofile')).toBe('page')
})

test('what is sent, what pages ask for and what is not ours is left alone', async () => {
  const { ask } = await installed(away)
  expect(await ask('/api/contact', { method: 'POST' })).toBe('left alone')
  expect(await ask('/api/home', { mode: 'cors' })).toBe('left alone')
  expect(await ask('/_next/static/a.js', { mode: 'no-cors' })).toBe('left alone')
  expect(await ask('https://elsewhere.example/')).toBe('left alone')
  expect(await ask('/offline/saved.js', { mode: 'no-cors' })).toBe('kept /offline/saved.js')
})

test('a page says in its language what the browser keeps, and asks for nothing but its script', () => {
  for (const [address, { text, type }] of offlineFiles()) {
    if (type !== 'text/html') continue
    const lang = address.slice('/offline/'.length)
    expect(text).toContain(`<html lang="${lang}">`)
    expect([...text.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, asked]) => asked)).toEqual(['/offline/saved.js'])
    expect([...text.matchAll(/data-kept="(\w+)"/g)].map(([, key]) => key)).toEqual(['shortlist', 'compare'])
    expect(text).toContain(`data-page="${localeOf(languageFrom(lang)).prefix}/college/detail?id="`)
  }
})

test('the worker may ask us alone, and its files are read', async () => {
  jest.mocked(getEnvironment).mockReturnValue(environmentWith('http://127.0.0.1:1'))
  const worker = getWorker()
  expect(await worker.text()).toBe(workerScript())
  expect(worker.headers.get('content-security-policy')).toContain("connect-src 'self'")
  const get = (file: string) => getFile(new Request('https://a.example'), { params: Promise.resolve({ file }) })
  expect((await get('kn')).headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect((await get('la')).status).toBe(404)
})

test('where the operator wants none, it takes itself and all that it kept away', async () => {
  jest.mocked(getEnvironment).mockReturnValue(environmentWith('http://127.0.0.1:1', { offlinePage: false }))
  expect(await getWorker().text()).toBe(noWorkerScript())
  const worker = start(noWorkerScript(), away)
  await worker.wait('activate')
  expect([...worker.stores]).toEqual([])
  expect(worker.registration.unregister).toHaveBeenCalled()
  expect(await worker.ask('/')).toBe('left alone')
})
