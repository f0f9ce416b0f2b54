import { internalInstituteId, publicPath } from './public-path'

test.each([
  ['/', '/'],
  ['/en', '/'],
  ['/kn', '/'],
  ['/about', '/about'],
  ['/en/about', '/about'],
  ['/kn/about', '/about'],
  ['/knowledge', '/knowledge'],
  ['/kn/college/7', '/college/detail'],
  ['/en/college/a%20b', '/college/detail'],
  ['/kn/college/detail', '/college/detail'],
  ['/kn/missing/address', '/'],
])('%s is the page %s', (pathname, page) => expect(publicPath(pathname)).toBe(page))

test.each([
  ['/en/college/7', '7'],
  ['/kn/college/a%20b', 'a%20b'],
  ['/kn/college/detail', null],
  ['/college/detail', null],
  ['/en/about', null],
])('the institution of %s is %s', (pathname, id) => expect(internalInstituteId(pathname)).toBe(id))
