import { CATALOGUE, CHECKSUMS, exportHref } from './exports'
import { LIST_FOLDER } from './list-files'

/** What whoever writes a program would ask of this website; a test asks it (app/exports/examples.test.ts). */
export const SITE_EXAMPLES = [
  { name: 'newest', path: exportHref('institutions.csv.gz'), status: 307, options: '-LOJ' },
  { name: 'lines', path: exportHref('institutions.ndjson'), status: 307, options: '-L' },
  { name: 'checksums', path: exportHref(CHECKSUMS), status: 200, options: '-O' },
  { name: 'catalogue', path: exportHref(CATALOGUE), status: 200, options: '' },
  { name: 'filtered', path: `${LIST_FOLDER}institutions.csv?instituteId=1&sort=name`, status: 200, options: '-OJ' },
] as const

/** The same of the provider, below its base address; a test asks the embedded one (provider/open-data/examples.test.ts). */
export const API_EXAMPLES: Readonly<Record<string, string>> = {
  '/institutes': '/institutes?search=engineering&district_id=545&limit=5',
  '/institutes/suggest': '/institutes/suggest?q=kav&limit=5',
  '/institute/details': '/institute/details?id=1',
  '/institute/{id}/brochures': '/institute/1/brochures',
  '/get/institutetype': '/get/institutetype',
  '/get/streams/{institutionTypeId}': '/get/streams/1',
  '/get/district-city': '/get/district-city',
  '/sources': '/sources',
  '/calendar': '/calendar',
  '/fee-rules': '/fee-rules',
  '/scholarships': '/scholarships',
  '/closing-ranks': '/closing-ranks',
  '/institutes/{id}/closing-ranks': '/institutes/1/closing-ranks',
  '/exports': '/exports',
  '/partners': '/partners',
  '/top-institutes': '/top-institutes',
  '/notification': '/notification',
  '/plans': '/plans',
  '/cms': '/cms?type=footer',
}
