import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { ImportError } from './import-error'
import type { ImportRequest } from './run-import'
import { readColumnMap, type ColumnMap } from './sources/own-columns'
import { stateWanted } from './sources/state'

export const USAGE = `npm run import -- FILE… [--dry-run] [--report FILE] [--state NAME|all] [--map FILE|ours=theirs,…] [--source NAME]

  FILE…      AICTE JSON or JSON lines, UDISE CSV, or our own format as CSV or JSON, plain or gzip
  --dry-run  says what would happen, and changes nothing
  --report   where to write what became of every row (CSV when it ends in .csv, else JSON lines)
  --state    which state's rows to take: a name, or all (default Karnataka)
  --map      which foreign column is which of ours: name=College,city=Town or a file of such lines
  --source   under which name the records of a list go (default: the file's name)

npm run names adds other names to one institution, without a list.
docs/import.md describes the formats and what is cleaned.`

export type Options = { request: ImportRequest; report: string | null } | { help: true }

function pairsOf(text: string): [string, string][] {
  return text
    .split(/[,\n\r]+/)
    .map((pair) => pair.trim())
    .filter((pair) => pair !== '' && !pair.startsWith('#'))
    .map((pair) => {
      const at = pair.indexOf('=')
      if (at < 1 || at === pair.length - 1) throw new ImportError(`--map: expected ours=theirs, found "${pair}".`)
      return [pair.slice(0, at).trim(), pair.slice(at + 1).trim()]
    })
}

function mapOf(option: string | undefined): ColumnMap {
  if (option === undefined) return new Map()
  let text = option
  if (!option.includes('=')) {
    try {
      text = readFileSync(option, 'utf8')
    } catch {
      throw new ImportError(`--map: expected ours=theirs,… or a file of such lines; there is no file ${option}.`)
    }
  }
  let pairs: [string, string][]
  try {
    const json: unknown = JSON.parse(text)
    pairs = Object.entries(typeof json === 'object' && json !== null ? json : {}).map(([ours, theirs]) => [
      ours,
      String(theirs),
    ])
  } catch {
    pairs = pairsOf(text)
  }
  const map = readColumnMap(pairs)
  if (typeof map === 'string') throw new ImportError(map)
  return map
}

/** Reads the command line. Throws an `ImportError` with what is wrong. */
export function readOptions(args: readonly string[]): Options {
  let parsed
  try {
    parsed = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
        report: { type: 'string' },
        state: { type: 'string' },
        map: { type: 'string' },
        source: { type: 'string' },
      },
    })
  } catch (error) {
    throw new ImportError(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`)
  }
  const { values, positionals } = parsed
  if (values.help) return { help: true }
  if (positionals.length === 0) throw new ImportError(`Which files? \n\n${USAGE}`)
  return {
    report: values.report ?? null,
    request: {
      files: positionals,
      wanted: stateWanted(values.state),
      map: mapOf(values.map),
      source: values.source ?? null,
      isDryRun: values['dry-run'],
    },
  }
}
