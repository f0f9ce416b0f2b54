import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import util from 'node:util'
import type pg from 'pg'
import { silentProgress } from '@/provider/command/progress'
import { openLists, runImport } from '@/provider/import/run-import'
import { stateWanted } from '@/provider/import/sources/state'

/** The public lists from which everything here is measured. */
export type RealLists = { institutions: string; schools: string }

/** Something the operator can mend, told in one sentence. */
export class NoLists extends Error {}

/** What to print of an error: a sentence where the operator can mend it, else the error with its trace. */
export function complaintOf(error: unknown): unknown {
  if (error instanceof NoLists) return error.message
  const isOptionUnknown =
    util.types.isNativeError(error) && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  return isOptionUnknown ? error.message : error
}

const WANTED =
  'the AICTE list (aicte_karnataka*.json or aicte_india*.ndjson, also .gz) and the UDISE list of schools (udise*.csv, also .gz)'

/** Finds the lists in a folder. Throws `NoLists` with what is missing. */
export function findLists(folder: string | undefined): RealLists {
  if (folder === undefined) throw new NoLists(`Which folder? It holds ${WANTED}.`)
  if (!existsSync(folder)) throw new NoLists(`There is no folder ${folder}. It should hold ${WANTED}.`)
  const names = readdirSync(folder).sort()
  const named = (pattern: RegExp) => names.find((name) => pattern.test(name))
  const institutions =
    named(/^aicte_karnataka.*\.json(\.gz)?$/) ??
    named(/^aicte_india.*\.(nd)?json(\.gz)?$/) ??
    named(/^aicte_india.*\.gz$/)
  const schools = named(/^udise.*\.csv(\.gz)?$/)
  if (institutions === undefined || schools === undefined) {
    throw new NoLists(`The folder ${folder} does not hold ${WANTED}.`)
  }
  return { institutions: path.join(folder, institutions), schools: path.join(folder, schools) }
}

/** Imports one list as `npm run import` does; how many institutions the directory holds then. */
export async function importList(pool: pg.Pool, isEmbedded: boolean, file: string): Promise<number> {
  const request = { files: [file], wanted: stateWanted(undefined), map: new Map(), source: null, isDryRun: false }
  await runImport({ pool, isEmbedded }, request, await openLists(request), silentProgress, () => false)
  await pool.query('vacuum analyze')
  const { rows } = await pool.query<{ held: number }>('select count(*)::int as held from institutes')
  return rows[0]?.held ?? 0
}
