import { LANGUAGES } from '@/lib/contract/language'
import { INSTITUTES_IN_A_PART, sitemapEntry, sitemapIndex } from '@/lib/rules/routes/sitemap'

const site = new URL('https://guide.example')

test('a page stands in every language, each naming the others', () => {
  const xml = sitemapEntry(site, { path: '/college/detail?id=7', changedOn: '2026-02-03' })
  expect(xml.match(/<url>/g)).toHaveLength(LANGUAGES.length)
  expect(xml).toContain('<loc>https://guide.example/college/detail?id=7</loc>')
  expect(xml).toContain('<loc>https://guide.example/kn/college/detail?id=7</loc>')
  expect(xml.match(/hreflang="kn"/g)).toHaveLength(LANGUAGES.length)
  expect(xml).toContain('<lastmod>2026-02-03</lastmod>')
})

test('what nobody knows is left out, and an address cannot break the XML', () => {
  const xml = sitemapEntry(site, { path: '/filter?a=1&b=2', changedOn: null })
  expect(xml).not.toContain('lastmod')
  expect(xml).toContain('a=1&#38;b=2')
})

test.each([
  [0, 1],
  [1, 2],
  [INSTITUTES_IN_A_PART, 2],
  [INSTITUTES_IN_A_PART + 1, 3],
  [100_000, 5],
])('%i institutions make %i parts', (count, parts) => {
  expect(sitemapIndex(site, count).match(/<sitemap>/g)).toHaveLength(parts)
})
