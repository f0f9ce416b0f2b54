import type { Language } from '@/lib/contract/language'
import { localeOf, localizedUrl } from '@/lib/rules/routes/localized-url'

type Source = { siteUrl: URL; lang: Language; name: string; description: string }

/** Who makes the website, and how it is searched, for machines (schema.org; reach). */
export function homeJsonLd({ siteUrl, lang, name, description }: Source) {
  const organisation = new URL('/#organization', siteUrl).href
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': organisation,
        name,
        description,
        url: new URL('/', siteUrl).href,
        logo: new URL('/apple-icon.png', siteUrl).href,
        areaServed: { '@type': 'State', name: 'Karnataka', containedInPlace: { '@type': 'Country', name: 'India' } },
      },
      {
        '@type': 'WebSite',
        '@id': new URL('/#website', siteUrl).href,
        name,
        url: localizedUrl(siteUrl, '/', lang),
        inLanguage: localeOf(lang).tag,
        publisher: { '@id': organisation },
        potentialAction: {
          '@type': 'SearchAction',
          target: {
            '@type': 'EntryPoint',
            urlTemplate: `${localizedUrl(siteUrl, '/filter', lang)}?search={search_term_string}`,
          },
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  }
}
