import { cdnHeaders, isForCdn } from './cdn'
import { readPageRequest } from './public-pages'
import { computeLegacyCacheBustingSearchParam } from 'next/dist/shared/lib/router/utils/cache-busting-search-param'

function headersOf(url: string, maxAgeS = 60, headers: Record<string, string> = {}) {
  const request = readPageRequest(url, headers)
  return request === null ? null : cdnHeaders(request, maxAgeS)
}

test('a page says how long a CDN may hold it, and under which tags', () => {
  const life = 'max-age=60, stale-while-revalidate=60, stale-if-error=3600'
  const told = { 'cdn-cache-control': life, 'surrogate-control': life }
  expect(headersOf('/about')).toEqual({ ...told, 'cache-tag': 'all', 'surrogate-key': 'all' })
  expect(headersOf('/college/detail?id=7')).toEqual({
    ...told,
    'cache-tag': 'all,institute:7',
    'surrogate-key': 'all institute:7',
  })
  expect(headersOf('/filter?search=x')).toMatchObject({ 'cache-tag': 'all,lists' })
})

test('without a CDN nothing is said to one', () => {
  expect(headersOf('/about', 0)).toEqual({})
})

test('data for the router is never held: it has the address of its page', () => {
  const mark = computeLegacyCacheBustingSearchParam('1', undefined, undefined, undefined)
  const router = { rsc: '1', 'next-router-prefetch': '1' }
  expect(headersOf(`/about?_rsc=${mark}`, 60, router)).toEqual({
    'cdn-cache-control': 'no-store',
    'surrogate-control': 'no-store',
  })
})

test('a page that is asked for at the address of data is not held there', () => {
  expect([isForCdn('/about'), isForCdn('/about?_rsc=x'), isForCdn('/filter?search=x&_rsc=y')]).toEqual([
    true,
    false,
    false,
  ])
})

test('a private page is none that is kept', () => {
  expect(headersOf('/my-profile')).toBeNull()
})
