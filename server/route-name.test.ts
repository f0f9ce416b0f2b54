import { ROUTES } from '@/lib/rules/routes/table'
import { routeNames } from './route-name'

const nameOf = routeNames(['/api/otp/send', '/api/institutes/[id]/reviews', '/media/[...path]', '/sitemap.xml'])

test('a page has the name that the table of routes gives it, in every language and with whatever it is asked', () => {
  for (const route of ROUTES) expect(nameOf(route)).toBe(route)
  expect(nameOf('/kn/filter?search=9876501234')).toBe('/filter')
  expect(nameOf('/kn')).toBe('/')
})

test('a handler has the name of its folder, and a page with a value in it that of its kind', () => {
  expect(nameOf('/api/otp/send')).toBe('/api/otp/send')
  expect(nameOf('/api/institutes/a%20b/reviews?x')).toBe('/api/institutes/[id]/reviews')
  expect(nameOf('/media/uploads/7/portrait.webp')).toBe('/media/[...path]')
  expect(nameOf('/sitemap.xml')).toBe('/sitemap.xml')
  expect(nameOf('/sitemap-xml')).toBe('other')
  expect(nameOf('/pay/0b0e1f2a-0000-4000-8000-000000000000')).toBe('/pay')
  expect(nameOf('/_next/static/chunks/1.js')).toBe('/_next')
  expect(nameOf('/healthz')).toBe('/healthz')
})

test('nothing that somebody writes into an address becomes a name', () => {
  const odd = [
    '/9876501234',
    '/api/9876501234',
    '/api/institutes/7/9876501234',
    '//x',
    '*',
    '',
    '/%',
    '/kn/kn',
    '/wp-login.php',
  ]
  expect(odd.map(nameOf)).toEqual(odd.map(() => 'other'))
})
