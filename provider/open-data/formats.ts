import { OTHER_LANGUAGES } from '@/lib/contract/lenient'
import { codedField } from '@/lib/contract/text-fields'
import type { ExportKind, OpenRecord } from '@/lib/contract/open-data'
import { COURSE_COLUMNS, courseCells, INSTITUTION_COLUMNS, institutionCells } from '@/lib/rules/open-data/columns'
import { institutePath } from '@/lib/rules/institute/institute-path'
import { webAddress } from '@/lib/rules/institute/contact-links'
import { geoOf, schemaType } from '@/lib/rules/institute/institute-json-ld'
import { BYTE_ORDER_MARK, csvLine } from '@/lib/rules/text/csv'

/** How a file is written: what stands before, of each batch of records, and after. */
type Format = { start: string; lines: (records: readonly OpenRecord[], isFirst: boolean) => string; end: string }

/** Where the website tells of a list. */
const sourceUrl = (source: string, siteUrl: URL) => new URL(`/sources#${source}`, siteUrl).href

/** An institution for machines (schema.org), under the address of its page. */
function linked(record: OpenRecord, siteUrl: URL) {
  const { name, other_names, types, address, city, district, state, pin, website, rating, review_count } = record
  const url = new URL(institutePath(String(record.id)), siteUrl).href
  const own = webAddress(website)
  const translations = OTHER_LANGUAGES.flatMap((language) => {
    const words = record[codedField('name', language)]
    return words === null ? [] : { '@value': words, '@language': language }
  })
  return {
    '@type': schemaType(types.join(' ')),
    '@id': `${url}#institution`,
    identifier: String(record.id),
    name: translations.length === 0 ? name : [name, ...translations],
    ...(other_names.length > 0 && { alternateName: other_names }),
    url,
    ...(own !== null && { sameAs: own }),
    address: {
      '@type': 'PostalAddress',
      ...(address !== null && { streetAddress: address }),
      ...((city ?? district) !== null && { addressLocality: city ?? district }),
      ...(state !== null && { addressRegion: state }),
      ...(pin !== null && { postalCode: pin }),
      addressCountry: 'IN',
    },
    ...(record.coordinates !== null && { geo: geoOf(record.coordinates) }),
    ...(rating !== null &&
      rating >= 1 && {
        aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount: review_count ?? 1 },
      }),
    ...(record.courses.length > 0 && {
      hasOfferCatalog: {
        '@type': 'OfferCatalog',
        itemListElement: record.courses.map(({ name, category, fees }) => ({
          '@type': 'Offer',
          itemOffered: { '@type': 'Course', name, ...(category !== null && { educationalLevel: category }) },
          ...(fees !== null && { price: fees, priceCurrency: 'INR' }),
        })),
      },
    }),
    ...(record.sources.length > 0 && {
      subjectOf: record.sources.map((source) => ({ '@id': sourceUrl(source, siteUrl) })),
    }),
  }
}

const csv = (columns: readonly { name: string }[], rowsOf: (record: OpenRecord) => string[][]): Format => ({
  start: BYTE_ORDER_MARK + csvLine(columns.map(({ name }) => name)),
  lines: (records) => records.flatMap(rowsOf).map(csvLine).join(''),
  end: '',
})

/** Every file of an edition. @param siteUrl of the website whose pages linked data names */
export function formatsOf(siteUrl: URL): Record<ExportKind, Format> {
  return {
    'institutions.csv': csv(INSTITUTION_COLUMNS, (record) => [institutionCells(record)]),
    'courses.csv': csv(COURSE_COLUMNS, courseCells),
    'institutions.ndjson': {
      start: '',
      lines: (records) => records.map((record) => `${JSON.stringify(record)}\n`).join(''),
      end: '',
    },
    'institutions.jsonld': {
      start: '{"@context":{"@vocab":"https://schema.org/"},"@graph":[\n',
      lines: (records, isFirst) =>
        (isFirst || records.length === 0 ? '' : ',\n') +
        records.map((record) => JSON.stringify(linked(record, siteUrl))).join(',\n'),
      end: '\n]}\n',
    },
  }
}
