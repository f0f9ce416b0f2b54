import { localizedUrl, pageInLanguage } from '@/lib/rules/routes/localized-url'

const site = new URL('https://guide.example')

test('English has no prefix, Kannada /kn', () => {
  expect(localizedUrl(site, '/filter', 'en')).toBe('https://guide.example/filter')
  expect(localizedUrl(site, '/filter?page=2', 'kn')).toBe('https://guide.example/kn/filter?page=2')
  expect(localizedUrl(site, '/', 'en')).toBe('https://guide.example/')
  expect(localizedUrl(site, '/', 'kn')).toBe('https://guide.example/kn')
})

test.each([
  ['/about?x=1#y', 'kn', '/kn/about?x=1#y'],
  ['/', 'kn', '/kn'],
  ['/kn/about', 'en', '/kn/about'],
  ['/about', 'en', '/about'],
] as const)('a link to %s on a page in %s leads to %s', (href, lang, there) => {
  expect(pageInLanguage(href, lang)).toBe(there)
})
