import { createHash } from 'node:crypto'
import { ranksSource } from '@/provider/closing-ranks/exams'
import type { TownReader } from '@/provider/import/clean/city'
import { cleanCourseName } from '@/provider/import/clean/course-name'
import { streamOfCourse } from '@/provider/import/clean/stream'
import { presentText } from '@/provider/import/clean/text'
import type { Draft, RawRow, Reading } from '@/provider/import/draft'
import { readOwnRow } from '@/provider/import/sources/own'
import type { SourceDescription } from '@/provider/sources/record-source'
import type { ListedCollege, RankFile, RankList } from './rank-list'

/** A college's name and place as every list's are read. */
export const collegeRow = ({ code, name, address }: ListedCollege): RawRow['values'] => ({
  external_id: code,
  name,
  address,
})

/**
 * Reads a college of a list of ranks as a record that may belong to an institution and never begins one: the list says
 * neither what kind of institution it is nor enough for a page of its own.
 */
export function readListedCollege(row: RawRow, towns: TownReader, source: string): Reading {
  const reading = readOwnRow(row, { all: false, name: 'karnataka' }, towns, source)
  if ('rejected' in reading) return reading
  return { ...reading, draft: { ...reading.draft, typeId: null, typeIds: [], streamIds: [] } }
}

type PreparedCollege = { code: string; name: string; place: string | null; districtId: number | null }
type PreparedCourse = { college: string; name: string; streamId: number | null }
type PreparedCell = { college: string; course: string; category: string; rank: number; page: number | null }
/** A row without a rank: nobody was admitted to the course. */
type EmptyRow = Pick<PreparedCell, 'college' | 'course' | 'page'>
/** A list as the database will have it. */
export type PreparedList = Omit<RankList, 'courses' | 'description'> & {
  description: SourceDescription & { title: string }
  fingerprint: string
  colleges: readonly PreparedCollege[]
  courses: readonly PreparedCourse[]
  cells: readonly PreparedCell[]
  emptyRows: readonly EmptyRow[]
  /** Cells that say that nobody was admitted: they are counted, and not stored. `null`: not told. */
  nobody?: readonly Pick<PreparedCell, 'category' | 'page'>[] | null
}

const DEGREE = /^B\.? ?(TECH|E)\b\.?(?: ?\(HONS\.?\))?(?: IN)?\s+/i

/** A name in one spelling. What a list writes in small letters stays as it is. */
function courseName(listed: string): string {
  const name = cleanCourseName(listed.replace(DEGREE, '').trim()) ?? listed
  const [, degree] = DEGREE.exec(listed) ?? []
  if (degree === undefined) return name
  return `${degree.toUpperCase() === 'E' ? 'B.E.' : 'B.Tech.'} ${name}`
}

/** What lists of engineering have besides: "Design", "Bachelor of Design (Interior Design)", "Planning". */
const DESIGN = /^(?:bachelor of )?(?:design|planning)(?: \(|$)|\b(?:fashion|interior|accessory) design$/i

/** The stream under which a course is found: that of an engineering course where the list is one of engineering. */
function streamOf(exam: string, name: string): number | null {
  if (/-mba\b/.test(exam) || /^(?:mba|master of business administration)\b/i.test(name))
    return streamOfCourse('MANAGEMENT', 'POST GRADUATE', name)
  if (/-mca\b/.test(exam) || /^(?:mca|master of computer applications)\b/i.test(name))
    return streamOfCourse('COMPUTER APPLICATIONS', 'POST GRADUATE', name)
  const family = DESIGN.test(name)
    ? /planning/i.test(name)
      ? 'PLANNING'
      : 'DESIGN'
    : /engineering|comedk|dcet/.test(exam)
      ? 'ENGINEERING'
      : /architecture/.test(exam)
        ? 'ARCHITECTURE'
        : /pharm/.test(exam)
          ? 'PHARMACY'
          : ''
  return streamOfCourse(family, 'UNDER GRADUATE', name.replace(/^B\.(?:Tech|E)\. /, ''))
}

/** The same course twice in a college is told apart by a number. */
function courseNames(list: RankList): string[] {
  const seen = new Map<string, number>()
  return list.courses.map(({ college, name: listed }) => {
    const name = courseName(listed)
    const count = (seen.get(`${college}\u0000${name}`) ?? 0) + 1
    seen.set(`${college}\u0000${name}`, count)
    return count === 1 ? name : `${name} (${count})`
  })
}

function prepareList(
  list: RankList,
  colleges: ReadonlyMap<string, PreparedCollege>,
  said: Partial<SourceDescription>,
): PreparedList {
  const names = courseNames(list)
  const own = [...new Set(list.courses.map(({ college }) => college))].flatMap((code) => colleges.get(code) ?? [])
  const { courses, description, ...which } = list
  const of = (category: string) => (list.region === 'H' && !category.endsWith('H') ? `${category}H` : category)
  const prepared = {
    ...which,
    description: {
      title: said.title ?? description.title,
      licence: said.licence ?? null,
      url: said.url ?? null,
      dated: said.dated ?? description.dated,
    },
    colleges: own,
    courses: courses.map(({ college }, at) => ({
      college,
      name: names[at] ?? '',
      streamId: streamOf(list.exam, names[at] ?? ''),
    })),
    cells: courses.flatMap(({ college, page, ranks }, at) =>
      ranks.map(({ category, rank }) => ({ college, course: names[at] ?? '', category: of(category), rank, page })),
    ),
    emptyRows: courses.flatMap(({ college, page, ranks, isOfOneCategory }, at) =>
      ranks.length === 0 && !isOfOneCategory ? { college, course: names[at] ?? '', page } : [],
    ),
  }
  const fingerprint = createHash('sha256').update(JSON.stringify(prepared)).digest('base64url').slice(0, 27)
  const isTold = courses.every((course) => course.nobody !== undefined)
  // Not of the fingerprint: what is stored is the same without it.
  const nobody = courses.flatMap(({ page, nobody: codes = [] }) => codes.map((code) => ({ category: of(code), page })))
  return { ...prepared, fingerprint, nobody: isTold ? nobody : null }
}

/** What a file holds, cleaned, as the database will have it. @param said what the operator says of the lists */
export function prepareRanks(file: RankFile, towns: TownReader, said: Partial<SourceDescription>): PreparedList[] {
  const source = ranksSource(file.exam)
  const draftOf = (college: ListedCollege, line: number): Draft | null => {
    const reading = readListedCollege({ line, values: collegeRow(college) }, towns, source)
    return 'draft' in reading ? reading.draft : null
  }
  const colleges = new Map(
    file.colleges.map((college) => {
      const draft = draftOf(college, college.at)
      const place = draft?.address ?? presentText(college.address)
      const prepared = {
        code: college.code,
        name: draft?.name.en ?? college.name,
        place,
        districtId: draft?.districtId ?? null,
      }
      return [college.code, prepared] as const
    }),
  )
  return file.lists.map((list) => prepareList(list, colleges, said))
}
