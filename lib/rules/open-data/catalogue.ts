import { COMPRESSED_MEDIA_TYPE, type Edition, type ExportFile, EXPORTS, type OpenData } from '@/lib/contract/open-data'
import { licenceOf, licenceToGiveOn } from '@/lib/contract/licence'
import type { Language } from '@/lib/contract/language'
import type { Source } from '@/lib/contract/source'
import { localizedUrl } from '@/lib/rules/routes/localized-url'
import { SEPARATOR, TABLE_COLUMNS } from './columns'
import { exportHref, isTable, mediaTypeOf } from './exports'

type Words = { title: string; description: string; publisher: string }
export type CatalogueSource = {
  siteUrl: URL
  openData: OpenData
  edition: Edition
  sources: readonly Source[]
  words: Readonly<Record<Language, Words>>
}

/** The lists that the files are made of. */
export function openSources(sources: readonly Source[], { licence }: OpenData): Source[] {
  return sources.filter((source) => licenceToGiveOn(source.licence, licence) !== null)
}

/** Without what follows a type, as registries of types name them. */
const bareType = (file: ExportFile) => mediaTypeOf({ ...file, is_compressed: false }).replace(/;.*$/, '')

/** The files for catalogues of data: DCAT-AP 3 as JSON-LD, of which national portals are made. */
export function dcatCatalogue({ siteUrl, openData, edition, sources, words }: CatalogueSource) {
  const at = (path: string) => new URL(path, siteUrl).href
  const page = localizedUrl(siteUrl, '/data', 'en')
  const texts = (field: keyof Words) =>
    Object.entries(words).map(([language, text]) => ({ '@value': text[field], '@language': language }))
  const licence = licenceOf(openData.licence)?.url ?? null
  const publisher = { '@id': at('/#organization'), '@type': 'foaf:Agent', 'foaf:name': words.en.publisher }
  const distribution = edition.files.map((file) => ({
    '@id': at(exportHref(file.name)),
    '@type': 'dcat:Distribution',
    'dct:title': file.name,
    'dcat:accessURL': { '@id': page },
    'dcat:downloadURL': { '@id': at(exportHref(file.name)) },
    'dcat:mediaType': { '@id': `https://www.iana.org/assignments/media-types/${bareType(file)}` },
    ...(file.is_compressed && {
      'dcat:compressFormat': { '@id': `https://www.iana.org/assignments/media-types/${COMPRESSED_MEDIA_TYPE}` },
    }),
    'dcat:byteSize': { '@value': String(file.bytes), '@type': 'xsd:nonNegativeInteger' },
    'spdx:checksum': {
      '@type': 'spdx:Checksum',
      'spdx:algorithm': { '@id': 'spdx:checksumAlgorithm_sha256' },
      'spdx:checksumValue': { '@value': file.sha256, '@type': 'xsd:hexBinary' },
    },
    ...(licence !== null && { 'dct:license': { '@id': licence } }),
  }))
  const dataset = {
    '@id': `${page}#dataset`,
    '@type': 'dcat:Dataset',
    'dct:title': texts('title'),
    'dct:description': texts('description'),
    'dct:identifier': `${page}#dataset`,
    'dcat:version': edition.name,
    'dct:modified': { '@value': new Date(edition.madeAt).toISOString(), '@type': 'xsd:dateTime' },
    'dct:publisher': publisher,
    'dct:spatial': { '@type': 'dct:Location', 'rdfs:label': 'Karnataka, India' },
    'dct:language': [{ '@id': 'http://publications.europa.eu/resource/authority/language/ENG' }],
    'dcat:landingPage': { '@id': page },
    'dcat:theme': { '@id': 'http://publications.europa.eu/resource/authority/data-theme/EDUC' },
    'dct:source': openSources(sources, openData).map(({ name, title, url, attribution, licence: named }) => ({
      '@id': `${at('/sources')}#${encodeURIComponent(name)}`,
      'dct:title': title,
      ...(url !== null && { 'foaf:page': { '@id': url } }),
      ...(attribution !== null && { 'dct:rights': attribution }),
      'dct:license': licenceOf(licenceToGiveOn(named, openData.licence))?.url ?? null,
    })),
    'dcat:distribution': distribution,
  }
  return {
    '@context': {
      dcat: 'http://www.w3.org/ns/dcat#',
      dct: 'http://purl.org/dc/terms/',
      foaf: 'http://xmlns.com/foaf/0.1/',
      rdfs: 'http://www.w3.org/2000/01/rdf-schema#',
      spdx: 'http://spdx.org/rdf/terms#',
      xsd: 'http://www.w3.org/2001/XMLSchema#',
    },
    '@id': at(exportHref('catalogue.jsonld')),
    '@type': 'dcat:Catalog',
    'dct:title': texts('publisher'),
    'dct:description': texts('description'),
    'dct:publisher': publisher,
    'dcat:dataset': [dataset],
  }
}

/** The same for searchers of data (schema.org), as Google Dataset Search reads it; it stands in the page. */
export function datasetJsonLd({ siteUrl, openData, edition, sources, words }: CatalogueSource, lang: Language) {
  const { title, description, publisher } = words[lang]
  const url = localizedUrl(siteUrl, '/data', lang)
  const licence = licenceOf(openData.licence)?.url ?? undefined
  return {
    '@context': 'https://schema.org',
    '@type': 'Dataset',
    '@id': `${localizedUrl(siteUrl, '/data', 'en')}#dataset`,
    name: title,
    description,
    url,
    license: licence,
    isAccessibleForFree: true,
    version: edition.name,
    dateModified: new Date(edition.madeAt).toISOString(),
    spatialCoverage: { '@type': 'Place', name: 'Karnataka, India' },
    creator: { '@type': 'Organization', '@id': new URL('/#organization', siteUrl).href, name: publisher },
    isBasedOn: openSources(sources, openData).map(({ title, url }) => url ?? title),
    variableMeasured: TABLE_COLUMNS.institutions.map(({ name }) => name),
    distribution: edition.files.map((file) => ({
      '@type': 'DataDownload',
      name: file.name,
      contentUrl: new URL(exportHref(file.name), siteUrl).href,
      encodingFormat: mediaTypeOf(file).replace(/;.*$/, ''),
      contentSize: `${file.bytes} B`,
      sha256: file.sha256,
    })),
  }
}

/** The columns of a file for machines: CSV on the Web (W3C), under the address where its readers look. */
export function csvDictionary(
  file: ExportFile,
  { siteUrl, openData, edition }: Pick<CatalogueSource, 'siteUrl' | 'openData' | 'edition'>,
  meanings: Readonly<Record<string, { label: string; text: string }>>,
) {
  const { table } = EXPORTS[file.kind]
  const other = edition.files.find((each) => isTable(each) && EXPORTS[each.kind].table === 'institutions')
  return {
    '@context': ['http://www.w3.org/ns/csvw', { '@language': 'en' }],
    url: new URL(exportHref(file.name), siteUrl).href,
    'dc:license': licenceOf(openData.licence)?.url ?? null,
    dialect: { encoding: 'utf-8', header: true, lineTerminators: ['\r\n'] },
    tableSchema: {
      columns: TABLE_COLUMNS[table].map(({ name, type, isList, isRequired }) => ({
        name,
        titles: name,
        'dc:description': meanings[name]?.text,
        datatype: type,
        ...(isRequired && { required: true }),
        ...(isList && { separator: SEPARATOR }),
      })),
      ...(table === 'institutions'
        ? { primaryKey: 'id', aboutUrl: `${new URL('/college/detail', siteUrl).href}?id={id}#institution` }
        : other !== undefined && {
            foreignKeys: [
              {
                columnReference: 'institution_id',
                reference: { resource: new URL(exportHref(other.name), siteUrl).href, columnReference: 'id' },
              },
            ],
          }),
    },
  }
}
