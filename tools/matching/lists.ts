import { mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { ColumnMap } from '@/provider/import/sources/own-columns'
import { readKea } from '@/provider/import/ranks/read-kea'
import { NoLists } from '@/tools/bench/real-lists'

/** Lists whose rows are labelled under one name, as files that `npm run import` reads, and the map that it needs for them. */
export type LabelledList = { name: string; files: readonly string[]; map?: ColumnMap }

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

/** The colleges of KEA's lists of closing ranks, each once, as the list names it in which it first stands. */
async function collegesOf(rounds: readonly string[], scratch: string): Promise<string> {
  const rows = new Map<string, { id: string; name: string; address: string | null }>()
  for (const round of rounds) {
    const { colleges } = await readKea(round, new Uint8Array(readFileSync(round)))
    for (const { code, name, address } of colleges) if (!rows.has(code)) rows.set(code, { id: code, name, address })
  }
  const own = path.join(scratch, 'colleges.json')
  writeFileSync(own, JSON.stringify([...rows.values()]))
  return own
}

/**
 * Finds the list that labels call by this name: `name*.csv` (also `.gz`), NIRF's `nirf*.json`, or KEA's rounds
 * `kea*round*.pdf`. Throws `NoLists` where there is none.
 */
export async function findLabelledList(
  name: string,
  folders: readonly string[],
  scratch: string,
): Promise<LabelledList> {
  const files = folders.flatMap((folder) => readdirSync(folder).map((file) => path.join(folder, file)))
  const named = files.filter((file) => path.basename(file).startsWith(name))
  const file = named.find((each) => /\.(?:csv|csv\.gz|json)$/.test(each))
  const own = () => mkdtempSync(path.join(scratch, 'list-'))
  if (file !== undefined) return { name, files: file.endsWith('.json') ? apart(file, own()) : [file] }
  const rounds = named.filter((each) => /round.*\.pdf$/.test(path.basename(each))).sort()
  if (rounds.length === 0)
    throw new NoLists(`The labels speak of a list ${name}, and no ${name}*.csv or ${name}*round*.pdf is there.`)
  return { name, files: [await collegesOf(rounds, own())] }
}
