import { ownAddress } from './own-address'

test.each([
  ['/about', '/kn/about', '/about'],
  ['/terms?x=1#y', '/kn/tearms?x=1#y', '/tearms'],
  ['/kn/refund', '/kn/refund', '/refund'],
  ['/', '/kn', '/'],
  ['/files/rules.pdf', '/files/rules.pdf', null],
  ['https://elsewhere.example/about', 'https://elsewhere.example/about', null],
  ['#top', '#top', null],
])('%s on a Kannada page is %s', (url, href, page) => {
  expect(ownAddress(url, 'kn')).toEqual({ href, page })
})

test('on an English page it has no prefix, and one that names its language keeps it', () => {
  expect(ownAddress('/about', 'en').href).toBe('/about')
  expect(ownAddress('/kn/about', 'en').href).toBe('/kn/about')
})
