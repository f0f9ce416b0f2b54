import { storable } from '@/provider/import/clean/text'
import { INSTITUTION } from '@/provider/names/kannada-kinds'
import {
  type ColumnMap,
  distinctNames,
  isNameColumn,
  OWN_COLUMNS,
  ownColumn,
  plainColumn,
  UNIVERSITY_NAME,
} from './own-columns'
import { areInstitutions } from './unused-columns'

/** What a heading says of whom its names are: "College Name", not "Name". */
const OF_INSTITUTIONS = new RegExp(`college|institut|school|${INSTITUTION.source}`)
const SAYS_NAME = /name|ಹೆಸರು/
const OURS: ReadonlySet<string> = new Set(OWN_COLUMNS)

type Candidate = { theirs: string; ours: string; weight: number }

/** How likely a column holds the institutions' names: by what somebody chose, its values, and its heading, in this order. */
function weightOf(heading: string, isChosen: boolean, values: readonly string[]): number {
  const says = [SAYS_NAME.test(heading), OF_INSTITUTIONS.test(heading), areInstitutions(values), isChosen]
  return says.reduce((sum, is, at) => sum + (is ? 2 ** at : 0), 0)
}

/** A column that is not used goes by its own name; where that is one of ours, in quotation marks. */
const unusedName = (theirs: string) => (OURS.has(theirs) ? `“${theirs}”` : theirs)

/**
 * A map by which one column names the institutions, where the headings of several may: beside "College Name", "Name" is
 * somebody else's. "University name" names what a list is of, or, beside another name, the university.
 * @param valuesOf some values of a column, by its name or, where another has the same, that with its number
 */
export function readNames(
  columns: readonly string[],
  chosen: ColumnMap,
  valuesOf: (distinct: string) => readonly string[],
): ColumnMap {
  const distinct = distinctNames(columns)
  const all = columns.flatMap((column, at): Candidate[] => {
    const theirs = distinct[at] ?? column
    const ours = ownColumn(column, chosen, theirs)
    if (!isNameColumn(ours)) return []
    const heading = plainColumn(column)
    const isChosen = chosen.has(storable(theirs)) || chosen.has(heading)
    // A university is none of the candidates, unless somebody says so.
    if (heading === UNIVERSITY_NAME && !isChosen) return []
    return [{ theirs, ours, weight: weightOf(heading, isChosen, valuesOf(theirs)) }]
  })
  const university: [string, string][] = all.length > 0 ? [[UNIVERSITY_NAME, 'university']] : []
  const isBest = (one: Candidate) =>
    one ===
    all.filter(({ ours }) => ours === one.ours).reduce((best, each) => (each.weight > best.weight ? each : best))
  const others = all.filter((one) => !isBest(one))
  return new Map([
    ...university,
    ...chosen,
    ...others.map(({ theirs }) => [storable(theirs), unusedName(theirs)] as const),
  ])
}
