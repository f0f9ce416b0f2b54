import fc from 'fast-check'
import { readPageRequest } from './public-pages'

const keyOf = (url: string, headers = {}) => readPageRequest(url, headers)?.key ?? null

test.each([
  ['/', '/'],
  ['/?utm_source=x&fbclid=y', '/'],
  ['/about?page=2', '/about'],
  ['/kn', '/kn'],
  ['/kn/about?x', '/kn/about'],
  ['/college/detail?utm=1&id=7', '/college/detail?id=7'],
  ['/kn/college/detail?id=7&id2=8', '/kn/college/detail?id=7'],
  ['/filter?page=2&x=1&search=b%20a&instituteId=1', '/filter?search=b+a&instituteId=1&page=2'],
  ['/filter?districtId=2&districtId=1', '/filter?districtId=2&districtId=1'],
  ['/compare?add=x&ids=1,2', '/compare?ids=1%2C2&add=x'],
])('%s is the page %s', (url, key) => {
  expect(keyOf(url)).toBe(key)
})

test.each([
  '/myprofile',
  '/kn/settings',
  '/login',
  '/pay/2b1c',
  '/reply/contact',
  '/api/home',
  '/knabout',
  '/about/',
  '/About',
  '/en/about',
  '/__proto__',
  '/constructor',
  '/college/detail?id=7&id=8',
])('%s goes on as it came', (url) => {
  expect(keyOf(url)).toBeNull()
})

test('a page as data is apart from the page, and so are its parts', () => {
  const keys = [
    keyOf('/about'),
    keyOf('/about?_rsc=a', { rsc: '1' }),
    keyOf('/about?_rsc=a', { rsc: '1', 'next-router-prefetch': '1' }),
    keyOf('/about?_rsc=a', { rsc: '1', 'next-router-segment-prefetch': '/_tree' }),
    keyOf('/about?_rsc=a', { rsc: '1', 'next-router-segment-prefetch': '/_tree/_tree' }),
  ]
  expect(new Set(keys).size).toBe(keys.length)
})

test('where the router stands does not matter for a page that is the same for everybody', () => {
  const here = keyOf('/about?_rsc=a', { rsc: '1', 'next-router-state-tree': 'a', 'next-url': '/en' })
  expect(keyOf('/about?_rsc=b', { rsc: '1', 'next-router-state-tree': 'b', 'next-url': '/en/filter' })).toBe(here)
})

test('data of a page that is rendered on request depends on it, and is not kept', () => {
  expect(keyOf('/filter?_rsc=a', { rsc: '1' })).toBeNull()
})

test('Next is told nothing of the visitor but what its router asks for, with the mark of it', () => {
  const headers = { cookie: 'session=x', authorization: 'y', rsc: '1', 'next-url': '/en', 'x-forwarded-for': '1.1.1.1' }
  const asked = { ...headers, 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' }
  expect(readPageRequest('/college/detail?_rsc=h&id=7&x=1', asked)).toMatchObject({
    path: expect.stringMatching(/^\/college\/detail\?id=7&_rsc=\w+$/),
    headers: { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
    institute: '7',
  })
  expect(readPageRequest('/about?_rsc=h', headers)).toMatchObject({ path: '/about?_rsc=', headers: { rsc: '1' } })
  expect(readPageRequest('/about', { cookie: 'session=x' })?.headers).toEqual({})
})

test('no header and no mark of the router makes a page without end', () => {
  const known = ['', '1', '2', '3'].map((prefetch) =>
    keyOf('/about', { rsc: '1', ...(prefetch !== '' && { 'next-router-prefetch': prefetch }) }),
  )
  const odd = fc.oneof(fc.constantFrom('1', '2'), fc.string())
  fc.assert(
    fc.property(odd, odd, odd, (rsc, prefetch, mark) => {
      const key = keyOf(`/about?${new URLSearchParams({ _rsc: mark })}`, { rsc, 'next-router-prefetch': prefetch })
      return key === '/about' || known.includes(key)
    }),
  )
})
