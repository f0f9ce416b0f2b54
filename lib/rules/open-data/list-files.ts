import { DEFAULT_LANGUAGE, type Language } from '@/lib/contract/language'

/** The lists of the website that can be had as a file for spreadsheets. */
const LIST_FILES = [
  'institutions',
  'shortlist',
  'comparison',
  'top-institutions',
  'updates',
  'sources',
  'dates',
  'fees',
  'scholarships',
  'courses',
] as const
export type ListFile = (typeof LIST_FILES)[number]

/** A list as lines: read as they are written. */
export type MadeList = { header: string[]; rows: AsyncGenerator<string[][], void> }

/** Where the files of a list stand; what a visitor's own list is, its address says. */
export const LIST_FOLDER = '/exports/lists/'

/** @param query what the page's own address says of the list, without `?` */
export function listFileHref(list: ListFile, lang: Language, query = ''): string {
  const parts = [query, ...(lang === DEFAULT_LANGUAGE ? [] : [`lang=${lang}`])].filter((part) => part !== '')
  return `${LIST_FOLDER}${list}.csv${parts.length === 0 ? '' : `?${parts.join('&')}`}`
}

/** The same for chosen institutions. */
export function chosenFileHref(list: 'shortlist' | 'comparison', lang: Language, ids: readonly string[]): string {
  return listFileHref(list, lang, `ids=${ids.map(encodeURIComponent).join(',')}`)
}

/** The list that a file's name names. */
export function listOfFile(name: string): ListFile | null {
  return LIST_FILES.find((list) => name === `${list}.csv`) ?? null
}

/** What the website can bear of lists that are written for somebody. */
export const LIST_LIMITS = {
  /** In one process, for all visitors. */
  atOnce: 8,
  /** Of those, for one address. */
  ofAddress: 2,
  /** After that a list is broken off. */
  longestS: 300,
  retryAfterS: 10,
} as const
