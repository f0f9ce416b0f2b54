import { homeJsonLd } from './home-json-ld'

const of = (lang: 'en' | 'kn') =>
  homeJsonLd({ siteUrl: new URL('https://guide.example'), lang, name: 'The Guide', description: 'A guide.' })['@graph']

test('says who makes the website, with absolute addresses', () => {
  expect(of('en')[0]).toMatchObject({
    '@type': 'Organization',
    name: 'The Guide',
    url: 'https://guide.example/',
    logo: 'https://guide.example/apple-icon.png',
  })
})

test.each([
  ['en', 'https://guide.example/', 'https://guide.example/filter?search={search_term_string}'],
  ['kn', 'https://guide.example/kn', 'https://guide.example/kn/filter?search={search_term_string}'],
] as const)('says how it is searched in %s', (lang, url, urlTemplate) => {
  const [organisation, website] = of(lang)
  expect(website).toMatchObject({
    '@type': 'WebSite',
    url,
    inLanguage: `${lang}-IN`,
    publisher: { '@id': organisation?.['@id'] },
    potentialAction: { target: { urlTemplate }, 'query-input': 'required name=search_term_string' },
  })
})
