import { MAX_LIST_COLUMNS } from '@/lib/contract/desk/import'
import { presentText, storable } from '@/provider/import/clean/text'
import {
  type ColumnMap,
  distinctNames,
  isFilledOnce,
  OWN_COLUMNS,
  ownColumn,
} from '@/provider/import/sources/own-columns'
import { readNames } from '@/provider/import/sources/name-columns'
import { isInstitution, lookOf } from '@/provider/import/sources/unused-columns'
import { decodeHead } from './decode'
import { headingOf, KEYED, sampleObjects } from './detect'
import type { OpenFile } from './open-file'

/** A column of a list, by the list's own name for it. */
export type ListColumn = {
  name: string
  /** Which of ours it is taken for; `null`: it is not used. */
  ours: string | null
  /** What its values look like, where they look like one of ours. */
  looksLike: string | null
  /** A later column is the same of ours, and is read in its place. */
  isCovered: boolean
  /** Some of its values. */
  examples: string[]
}

const OURS: ReadonlySet<string> = new Set(OWN_COLUMNS)
const MAX_EXAMPLES = 2

type Samples = { names: string[]; distinct: string[]; rows: Readonly<Record<string, unknown>>[] }

function samplesOfCsv(text: string, map: ColumnMap): Samples {
  const { cells: heading = [], samples = [] } = headingOf(text, map) ?? {}
  const isHeadless = heading.some((cell) => isInstitution(cell))
  const names = heading.map((cell, at) => (isHeadless ? String(at + 1) : cell))
  const distinct = distinctNames(names)
  const rowOf = (cells: readonly string[]) => Object.fromEntries(distinct.map((name, at) => [name, cells[at] ?? '']))
  return { names, distinct, rows: (isHeadless ? [heading, ...samples] : samples).map(rowOf) }
}

function samplesOfJson(text: string): Samples {
  const rows = [...sampleObjects(KEYED.test(text) ? text.slice(1) : text)]
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  return { names, distinct: names, rows }
}

/** The columns of a list as its first rows have them, and what is made of each by a map. */
export function listColumns({ head }: OpenFile, chosen: ColumnMap): ListColumn[] {
  const text = decodeHead(head)
  const { names, distinct, rows } = /^\s*[[{]/.test(text) ? samplesOfJson(text.trimStart()) : samplesOfCsv(text, chosen)
  const valuesOf = (name: string) =>
    rows.flatMap((row) => (typeof row[name] === 'object' ? [] : (presentText(row[name]) ?? [])))
  const map = readNames(names, chosen, valuesOf)
  const taken = distinct.slice(0, MAX_LIST_COLUMNS).map((name, at) => {
    const values = valuesOf(name)
    const ours = ownColumn(names[at] ?? name, map, name)
    return { name, values, ours: OURS.has(ours) ? ours : null }
  })
  return taken.map(({ name, values, ours }, at) => ({
    name: storable(name),
    ours,
    looksLike: lookOf(values)?.ours ?? null,
    isCovered: ours !== null && isFilledOnce(ours) && taken.some((other, place) => place > at && other.ours === ours),
    examples: [...new Set(values)].slice(0, MAX_EXAMPLES).map((value) => storable(value.slice(0, 80))),
  }))
}
