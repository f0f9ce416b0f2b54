import { readdirSync } from 'node:fs'
import { LANGUAGES, LOCALES } from '@/lib/contract/language'
import { ENQUIRY_FIELDS } from '@/lib/rules/enquiries/enquiry-form'
import { publicPath } from './public-path'
import { rewrites } from './rewrites'
import { rightSpelling } from './route-spelling'
import { definitionOf, PRIVATE_ROUTES, robotsOf, ROUTES, SIDE_PAGES } from './table'

/** The folders with a page under app/[lang], as the table writes them: `/college/:id`. */
const folders = readdirSync('app/[lang]', { recursive: true, encoding: 'utf8' })
  .flatMap((file) => /^(.*?)(?:^|\/)page\.tsx$/.exec(file)?.[1] ?? [])
  .map((folder) => `/${folder.replaceAll(/\[(\w+)\]/g, ':$1')}`)

test('every folder of pages is where an address leads, and every address leads to one', () => {
  const substitutes = folders.filter((folder) => folder.startsWith('/missing/'))
  for (const language of LANGUAGES) {
    const destinations = rewrites(LOCALES)
      .map(({ destination }) => destination)
      .filter((destination) => destination === `/${language}` || destination.startsWith(`/${language}/`))
      .map((destination) => destination.slice(language.length + 1) || '/')
    expect(new Set([...destinations, ...substitutes])).toEqual(new Set(folders))
  }
})

test('every page is reached in every language', () => {
  const sources = rewrites(LOCALES).map(({ source }) => source)
  for (const page of [...ROUTES, ...SIDE_PAGES]) {
    expect(sources).toEqual(expect.arrayContaining([page, page === '/' ? '/kn' : `/kn${page}`]))
  }
})

test.each(ROUTES)('%s is known by the path of its folder, too', (route) => {
  const [first] = rewrites(LOCALES).filter(({ source }) => source === route)
  expect(publicPath(first?.destination.replace(/:\w+/, '7') ?? '')).toBe(route)
})

test('no two routes have the same other name, and each name leads to its route', () => {
  const names = ROUTES.flatMap((route) => definitionOf(route).aliases ?? [])
  expect(new Set(names).size).toBe(names.length)
  for (const route of ROUTES) {
    for (const name of definitionOf(route).aliases ?? []) expect(rightSpelling(`/${name}`)).toBe(route)
  }
})

test('what is private is never kept and never found', () => {
  expect(PRIVATE_ROUTES.length).toBeGreaterThan(0)
  for (const route of PRIVATE_ROUTES) {
    expect(definitionOf(route)).toMatchObject({ cache: 'no-store', indexing: 'hidden' })
    expect(robotsOf(route)).toEqual({ index: false })
  }
})

test('every form has the page of its reply', () => {
  expect(SIDE_PAGES).toContain(`/reply/:form(${Object.keys(ENQUIRY_FIELDS).join('|')})`)
})
