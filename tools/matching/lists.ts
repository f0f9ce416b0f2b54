import { mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
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

/** Finds the list that labels call by this name: `name*.csv`, or NIRF's `nirf*.json`. Throws `NoLists` where there is none. */
export function findLabelledList(name: string, folders: readonly string[], scratch: string): LabelledList {
  const files = folders.flatMap((folder) => readdirSync(folder).map((file) => path.join(folder, file)))
  const isList = (file: string) => path.basename(file).startsWith(name) && /\.(csv|json)$/.test(file)
  const file = files.find(isList)
  if (file === undefined) throw new NoLists(`The labels speak of a list ${name}, and no ${name}*.csv is there.`)
  if (!file.endsWith('.json')) return { name, files: [file] }
  return { name, files: apart(file, mkdtempSync(path.join(scratch, 'list-'))) }
}
