import { localizedUrl } from '@/lib/rules/routes/localized-url'

const site = new URL('https://guide.example')

test('English has no prefix, Kannada /kn', () => {
  expect(localizedUrl(site, '/filter', 'en')).toBe('https://guide.example/filter')
  expect(localizedUrl(site, '/filter?page=2', 'kn')).toBe('https://guide.example/kn/filter?page=2')
  expect(localizedUrl(site, '/', 'en')).toBe('https://guide.example/')
  expect(localizedUrl(site, '/', 'kn')).toBe('https://guide.example/kn')
})
