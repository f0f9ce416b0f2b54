import { MAX_RANK, RANK_SORTS, type RankSort } from '@/lib/contract/closing-ranks/search'
import type { RankCategory, RankExam } from '@/lib/contract/closing-ranks/lists'
import { type LicenceName, licenceToGiveOn } from '@/lib/contract/licence'
import type { Language } from '@/lib/contract/language'
import type { Typed } from '@/lib/rules/result'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import type { SearchParams } from '@/lib/rules/routes/search-params'
import { asciiDigits } from '@/lib/rules/text/digits'
import { openBeside } from './open-categories'
import { readFee } from './typed-fee'

/** What is personal, or says of whom: it is posted, and stands in no address (docs/admissions.md). */
export const CHANCE_FIELDS = ['list', 'rank', 'category'] as const
export type ChanceField = (typeof CHANCE_FIELDS)[number]
export type TypedChance = Typed<ChanceField>

/** Letters of a field: of what is longer the beginning is kept, so that the page can say what is wrong with it. */
export const MAX_TYPED_LENGTH = 100

/** What is wrong with a field: a key of `problems` in lib/messages/<language>/chances.ts. */
export type ChanceProblem =
  'chooseList' | 'noRank' | 'badRank' | 'unclearRank' | 'chooseCategory' | 'noCategory' | 'badFee'
export type ChanceProblems = Partial<Record<ChanceField, ChanceProblem>>

const bareRank = (raw: string) => asciiDigits(raw).replace(/[\s,]/g, '')

/** "21.400" may be meant as thousands, or as a part of a rank: it is asked, not guessed. */
const isUnclear = (raw: string) => /^\d{1,3}\.\d{3}$/.test(bareRank(raw))

/** A rank as people write it, "21,400" or "೨೧೪೦೦"; `null` for what is none, or may be two. Lists have parts of ranks. */
export function readRank(raw: string): number | null {
  const plain = bareRank(raw)
  if (isUnclear(raw) || !/^0*\d{1,7}(?:\.\d{1,5})?$/.test(plain)) return null
  const rank = Number(plain)
  return rank >= 1 && rank <= MAX_RANK ? rank : null
}

/** What is wrong whatever lists there are. */
export function checkTyped({ list = '', rank = '', category = '' }: TypedChance): ChanceProblems {
  return {
    ...(list === '' && { list: 'chooseList' }),
    ...(rank.trim() === ''
      ? { rank: 'noRank' }
      : readRank(rank) === null && { rank: isUnclear(rank) ? 'unclearRank' : 'badRank' }),
    ...(category === '' && { category: 'chooseCategory' }),
  }
}

/** How a form names the lists of a year. */
export const listValue = (exam: string, year: number) => `${exam}:${year}`

export type ChanceAsk = {
  exam: RankExam
  year: number
  rank: number
  category: RankCategory
  /** By whose seats of that year the same person may be admitted as well. */
  also: RankCategory[]
}

/**
 * Whether a file of the lists that were asked may be given on: all of that year are invented, or under a licence that lets us.
 * @param own that of the operator, for lists that were made for this guide; `null`: nothing of theirs is given on
 */
export function mayGiveOn({ exam, year }: Pick<ChanceAsk, 'exam' | 'year'>, own: LicenceName | null): boolean {
  const lists = exam.years.filter((each) => each.year === year).flatMap((each) => each.lists)
  return lists.every(({ licence, isSample }) => isSample || licenceToGiveOn(licence, own) !== null)
}

/** The category that somebody names, perhaps in small letters. */
export function findCategory(categories: readonly RankCategory[], written = ''): RankCategory | undefined {
  const named = (isIt: (code: string) => boolean) => categories.find(({ code }) => isIt(code))
  return named((code) => code === written) ?? named((code) => code.toUpperCase() === written.trim().toUpperCase())
}

/** Reads what was typed beside the lists that there are: what is asked, or what is wrong with which field. */
export function readAsk(typed: TypedChance, exams: readonly RankExam[]): ChanceAsk | { problems: ChanceProblems } {
  const problems = checkTyped(typed)
  const exam = exams.find(({ id, years }) => years.some(({ year }) => listValue(id, year) === typed.list))
  const year = exam?.years.find((each) => listValue(exam.id, each.year) === typed.list)
  const category = findCategory(year?.categories ?? [], typed.category)
  const rank = readRank(typed.rank ?? '')
  if (exam !== undefined && year !== undefined && category !== undefined && rank !== null) {
    const offered = year.categories.map(({ code }) => code)
    const open = openBeside(category.code, offered)
    return { exam, year: year.year, rank, category, also: year.categories.filter(({ code }) => open.includes(code)) }
  }
  return {
    problems: {
      ...(year === undefined && { list: 'chooseList' }),
      ...(year !== undefined && category === undefined && { category: 'noCategory' }),
      ...problems,
    },
  }
}

/** Every category of the lists, each once, in their order. */
export function categoriesOf(
  exams: readonly { years: readonly Pick<RankExam['years'][number], 'categories'>[] }[],
): RankCategory[] {
  const found = exams.flatMap(({ years }) => years.flatMap(({ categories }) => categories))
  return [...new Map(found.map((category) => [category.code, category])).values()]
}

/** The same, those of all exams first, then by the exams whose lists have them: of another one nothing can be asked by them. */
export function categoryGroups(exams: readonly RankExam[]): { exams: RankExam[]; categories: RankCategory[] }[] {
  const having = ({ code }: RankCategory) =>
    exams.filter((exam) => findCategory(categoriesOf([exam]), code) !== undefined)
  const groups = new Map<string, { exams: RankExam[]; categories: RankCategory[] }>()
  for (const category of categoriesOf(exams)) {
    const own = having(category)
    const key = own.map(({ id }) => id).join()
    groups.set(key, { exams: own, categories: [...(groups.get(key)?.categories ?? []), category] })
  }
  return [...groups.values()].toSorted((a, b) => b.exams.length - a.exams.length)
}

/** What narrows and orders an answer; nothing of it is anybody's, so that it stands in the address. */
export type ChanceFilters = {
  courses: string[]
  districts: string[]
  /** In rupees a year. */
  maxFee: number | null
  /** What was typed for it and is no amount; empty where the address says that alone. */
  badFee: string | null
  /** A limit of the fee leaves in those of which it is not known. */
  withUnknownFees: boolean
  isResidential: boolean
  /** Those in which the rank was enough first. */
  rounds: string[]
  /** Those in each of which it was enough. */
  enoughIn: string[]
  sort: RankSort
  page: number
  /** As many as there may be on one page, for paper. */
  isWhole: boolean
}

const MAX_VALUES = 40

const valuesOf = (value: string | string[] | undefined) =>
  [value ?? []]
    .flat()
    .flatMap((each) => each.split(','))
    .filter((each) => /^[\w-]{1,64}$/.test(each))
    .slice(0, MAX_VALUES)

const firstOf = (value: string | string[] | undefined) => [value ?? []].flat()[0] ?? ''

const wholeOf = (value: string | string[] | undefined) => {
  const plain = bareRank(firstOf(value))
  return /^\d{1,7}$/.test(plain) ? Number(plain) : null
}

/** In an address in the place of what was typed for a fee and is none: that stays in the browser (`KeptRank`). */
const UNREAD = 'unread'

/** Reads the address of an answer; what cannot be read is not there, but for what somebody typed. */
export function readChanceFilters(query: SearchParams): ChanceFilters {
  // By letters: half of one stands in no address.
  const typed = [...firstOf(query.fee).trim()].slice(0, 40).join('')
  const maxFee = readFee(typed)
  return {
    courses: valuesOf(query.course),
    districts: valuesOf(query.district),
    maxFee,
    badFee: typed === '' || maxFee !== null ? null : typed === UNREAD ? '' : typed,
    withUnknownFees: query.unknown === '1',
    isResidential: query.residential === '1',
    rounds: valuesOf(query.round),
    enoughIn: valuesOf(query.in),
    sort: RANK_SORTS.find((sort) => sort === query.sort) ?? RANK_SORTS[0],
    page: wholeOf(query.page) || 1,
    isWhole: query.all === '1',
  }
}

/** Whether they leave out anything that a rank was enough for. */
export const isNarrowed = ({ maxFee, isResidential, courses, districts, rounds, enoughIn }: ChanceFilters) =>
  maxFee !== null || isResidential || [courses, districts, rounds, enoughIn].some((chosen) => chosen.length > 0)

/** The query of that address, with its question mark; empty where nothing is set. */
export function chanceQuery(filters: ChanceFilters): string {
  const parts = [
    ...(filters.courses.length > 0 ? [`course=${filters.courses.join(',')}`] : []),
    ...(filters.districts.length > 0 ? [`district=${filters.districts.join(',')}`] : []),
    ...(filters.maxFee === null ? [] : [`fee=${filters.maxFee}`]),
    ...(filters.badFee === null ? [] : [`fee=${UNREAD}`]),
    // Of no limit it says nothing, and could not be taken off.
    ...(filters.withUnknownFees && (filters.maxFee !== null || filters.badFee !== null) ? ['unknown=1'] : []),
    ...(filters.isResidential ? ['residential=1'] : []),
    ...(filters.rounds.length > 0 ? [`round=${filters.rounds.join(',')}`] : []),
    ...(filters.enoughIn.length > 0 ? [`in=${filters.enoughIn.join(',')}`] : []),
    ...(filters.sort === RANK_SORTS[0] ? [] : [`sort=${filters.sort}`]),
    ...(filters.isWhole ? ['all=1'] : []),
    ...(filters.page > 1 ? [`page=${filters.page}`] : []),
  ]
  return parts.length === 0 ? '' : `?${parts.join('&')}`
}

/** The address of an answer. */
export function answerHref(filters: ChanceFilters, lang: Language): string {
  return localizedPath('/admission-chances/answer', lang) + chanceQuery(filters)
}

/** What a link has begun to fill in; of an exam its latest year is meant. */
export type Begun = { exam: string; category: string }

const MAX_BEGUN_LENGTH = 64

export function readBegun({ exam, category }: SearchParams): Begun {
  const read = (value: SearchParams[string]) => [...firstOf(value)].slice(0, MAX_BEGUN_LENGTH).join('')
  return { exam: read(exam), category: read(category) }
}

/** The address of the form as a link has begun to fill it in. */
export function formHref(begun: Begun, filters: ChanceFilters, lang: Language): string {
  const said = Object.entries(begun).filter(([, value]) => value !== '')
  const parts = [...said.map(([name, value]) => `${name}=${encodeURIComponent(value)}`), chanceQuery(filters).slice(1)]
  const query = parts.filter((part) => part !== '').join('&')
  return localizedPath('/admission-chances', lang) + (query === '' ? '' : `?${query}`)
}

/** The query of a link that somebody may give on: exam, category and courses, and nothing of the rank. */
export function shareQuery({ exam, category }: ChanceAsk, { courses }: ChanceFilters): string {
  return new URLSearchParams({
    exam: exam.id,
    category: category.code,
    ...(courses.length > 0 && { course: courses.join(',') }),
  }).toString()
}
