import { keysOf } from '@/lib/contract/keys-of'
import { INSTITUTION_PAGE, PAGE_PARTS, type PagePart } from '@/lib/contract/desk/institution-page'
import { partWords } from '@/lib/rules/desk/institution-page'
import { readAdmissionSteps, readOverview } from '@/lib/rules/text/numbered-blocks'
import { parseJson } from '@/lib/rules/text/parse-json'
import { problemsBy } from '@/provider/content/check'
import { schemaOf, type Written } from '@/provider/content/sections'
import type { institutes, KeyedTextRow } from '@/provider/directory/store/schema'

/** What stands on the page of an institution besides its fields: as the desk writes it, and as the directory has it. */

export type PageColumns = Pick<
  typeof institutes.$inferSelect,
  'overviews' | 'admissions' | 'placements' | 'recruiters' | 'facilities'
>
type Page = Written<typeof INSTITUTION_PAGE>
/** By part, as JSON; empty where there is none. */
type Words = Readonly<Record<string, string>>

const SCHEMA = schemaOf(INSTITUTION_PAGE)

type Told<Of> = { [Name in keyof Of]?: NonNullable<Of[Name]> }
/** Without what says nothing. */
const told = <Of extends object>(of: Of): Told<Of> =>
  // fromEntries forgets its keys.
  Object.fromEntries(Object.entries(of).filter(([, value]) => value !== null && value !== undefined)) as Told<Of>

const entries = (rows: readonly KeyedTextRow[]) =>
  rows.map(({ key, value, image_url }) => ({ key, value, image: image_url ?? null }))

/** The page by its parts; what cannot stand there by the checks of today stands as it is. */
function pageOf({ overviews, admissions, placements, recruiters, facilities }: PageColumns) {
  const { title, description, blocks } = readOverview(entries(overviews))
  return {
    ...{ overview_title: title, overview_description: description, overviews: blocks.map(told) },
    admissions: readAdmissionSteps(entries(admissions)).map(told),
    placements: placements.map(told),
    recruiters: recruiters.map(told),
    facilities: facilities.map(told),
  } satisfies Record<PagePart, unknown>
}

const byPart = (wordsOfPart: (part: PagePart) => string): Record<PagePart, string> =>
  // fromEntries forgets which parts there are.
  Object.fromEntries(PAGE_PARTS.map((part) => [part, wordsOfPart(part)])) as Record<PagePart, string>

/** As drafts and the audit trail have it. */
export function wordsOfPage(row: PageColumns): Record<PagePart, string> {
  const page = pageOf(row)
  return byPart((part) => partWords(page[part]))
}

/** `null`: it says nothing; `undefined`: it cannot be read. */
const parse = (words: string): unknown => (words.trim() === '' ? null : parseJson(words))

/** The parts that were sent, in their one spelling. */
export const tidyPage = (sent: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(
    PAGE_PARTS.flatMap((part) => {
      const words = sent[part]
      if (words === undefined) return []
      const value = parse(words)
      return [[part, value === undefined ? words : partWords(value)] as const]
    }),
  )

const saidParts = (said: Words) => PAGE_PARTS.filter((part) => said[part] !== undefined)

/** Of what is said, the parts by their values; `null` where one is emptied. */
const valuesIn = (said: Words): Partial<Record<PagePart, unknown>> =>
  Object.fromEntries(saidParts(said).map((part) => [part, parse(said[part] ?? '')]))

/** Why the parts that are said cannot stand on the page, by place, such as `placements.2.title`; none: they can. */
export function problemsOfPage(said: Words) {
  const values = Object.entries(valuesIn(said)).filter(([, value]) => value !== null)
  const unreadable = values.filter(([, value]) => value === undefined).map(([path]) => path)
  const readable = Object.fromEntries(values.filter(([path]) => !unreadable.includes(path)))
  return [...unreadable.map((path) => ({ path, code: 'other' as const, most: null })), ...problemsBy(SCHEMA, readable)]
}

/** What of a part can stand there: all of it, or the entries that can; `null`: nothing. */
function readable(part: PagePart, value: unknown): Page {
  const { data } = SCHEMA.safeParse({ [part]: value })
  if (data !== undefined) return data
  const kept = Array.isArray(value) ? value.filter((entry) => SCHEMA.safeParse({ [part]: [entry] }).success) : []
  return SCHEMA.safeParse({ [part]: kept }).data ?? {}
}

type Titled = NonNullable<Page['overviews']>[number]
/** A title and a text under numbered keys; a picture stands beside the title. */
const numbered = (title: string, description: string, blocks: readonly Omit<Titled, never>[]): KeyedTextRow[] =>
  blocks.flatMap((block, at) => [
    { key: `${title}${at + 1}`, value: block.title, ...(block.image !== undefined && { image_url: block.image }) },
    ...(block.description === undefined ? [] : [{ key: `${description}${at + 1}`, value: block.description }]),
  ])

function columnsOf(page: Page): PageColumns {
  const { overview_title: title, overview_description: description, overviews = [], admissions = [] } = page
  return {
    overviews: [
      ...(title === undefined ? [] : [{ key: 'overview_title', value: title }]),
      ...(description === undefined ? [] : [{ key: 'overview_description', value: description }]),
      ...numbered('overview_sub_title', 'overview_sub_desc', overviews),
    ],
    admissions: numbered('admission_title', 'admission_description', admissions),
    placements: page.placements ?? [],
    recruiters: page.recruiters ?? [],
    facilities: page.facilities ?? [],
  }
}

const columnOf = (part: PagePart): keyof PageColumns => {
  switch (part) {
    case 'overview_title':
    case 'overview_description':
      return 'overviews'
    default:
      return part
  }
}

/** The columns of an institution that change where this is said of its page; what of it cannot stand there is left out. */
export function pageWrites(row: PageColumns, said: Words): Partial<PageColumns> {
  const values: Partial<Record<PagePart, unknown>> = { ...pageOf(row), ...valuesIn(said) }
  const page = PAGE_PARTS.reduce<Page>((all, part) => ({ ...all, ...readable(part, values[part]) }), {})
  const touched = new Set(saidParts(said).map(columnOf))
  const columns = columnsOf(page)
  return Object.fromEntries(keysOf(columns).flatMap((name) => (touched.has(name) ? [[name, columns[name]]] : [])))
}
