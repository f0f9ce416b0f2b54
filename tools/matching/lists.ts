import { existsSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { NoLists } from '@/tools/search/bench/real-lists'

/** Lists whose rows are labelled under one name, as files that `npm run import` reads. */
export type LabelledList = { name: string; files: readonly string[] }

const nirfSchema = z.record(z.string(), z.array(z.looseObject({ name: z.string(), city: z.string() })))

/** Each of NIRF's lists by itself, its rows numbered. */
function apart(file: string, scratch: string): string[] {
  const lists = nirfSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  return Object.entries(lists).map(([key, entries]) => {
    const list = key.replace(/\.json$/, '')
    const rows = entries.map(({ name, city }, index) => ({ id: `${list}:${index}`, name, city }))
    const own = path.join(scratch, `nirf-${list}.json`)
    writeFileSync(own, JSON.stringify(rows))
    return own
  })
}

const KNOWN: readonly { name: string; pattern: RegExp; prepare?: (file: string, scratch: string) => string[] }[] = [
  { name: 'comedk', pattern: /^comedk.*\.csv$/ },
  { name: 'kea', pattern: /^kea.*\.csv$/ },
  { name: 'nirf', pattern: /^nirf.*\.json$/, prepare: apart },
]

/** Finds the labelled lists in the folders. Throws `NoLists` where there is none. */
export function findLabelledLists(folders: readonly string[], scratch: string): LabelledList[] {
  const files = folders.flatMap((folder) =>
    existsSync(folder) ? readdirSync(folder).map((name) => path.join(folder, name)) : [],
  )
  const lists = KNOWN.flatMap(({ name, pattern, prepare }) => {
    const file = files.find((each) => pattern.test(path.basename(each)))
    if (file === undefined) return []
    return [{ name, files: prepare === undefined ? [file] : prepare(file, mkdtempSync(path.join(scratch, 'list-'))) }]
  })
  if (lists.length === 0)
    throw new NoLists(`No labelled list (comedk*.csv, kea*.csv, nirf*.json) in ${folders.join(', ')}.`)
  return lists
}
