import { readFileSync } from 'node:fs'
import { LICENCE_NAMES } from '@/lib/contract/licence'
import { parseOptions } from '@/provider/command/parse-options'
import { CAN_BE_SAID, type SourceDescription } from '@/provider/sources/record-source'
import { examId } from '@/provider/closing-ranks/exams'
import { ImportError } from './import-error'
import type { SaidOfList } from './ranks/rank-list'
import type { ImportRequest } from './run-import'
import { readColumnMap, type ColumnMap } from './sources/own-columns'
import { stateWanted } from './sources/state'

export const USAGE = `npm run import -- FILE… [--dry-run] [--report FILE] [--state NAME|all] [--map FILE|ours=theirs,…] [--source NAME]
         [--counts] [--json] [--title TEXT] [--licence NAME] [--url ADDRESS] [--dated YYYY-MM-DD]
         [--exam ID] [--year YEAR] [--round NUMBER]
npm run import -- --undo NUMBER [--dry-run]

  FILE…      AICTE JSON or JSON lines, UDISE CSV, our own format as CSV or JSON, plain or gzip, or
             KEA's cut-off ranks as PDF, or closing ranks as CSV (docs/admissions.md)
  --dry-run  says what would happen, and changes nothing
  --report   where to write what became of every row (CSV when it ends in .csv, else JSON lines)
  --state    which state's rows to take: a name, or all (default Karnataka)
  --map      which foreign column is which of ours: name=College,city=Town or a file of such lines
  --source   under which name the records of a list go (default: the file's name)
  --counts   prints of lists of closing ranks how many ranks, and cells with "--", each page has in each category
  --json     prints what was read as JSON, with these counts, and nothing else
  --title, --licence, --url, --dated
             what visitors are told of where its figures come from
  --exam, --year, --round
             which list of closing ranks a PDF is, where its title does not say it (ugcet-engineering, 2031, 2)
  --undo     takes an import back, by the number that it gave at its end and that the desk shows

  npm run import -- aicte.json udise.csv.gz --dry-run
  npm run import -- --undo 12 --dry-run
  npm run import -- colleges.csv --map name=College,city=Town --licence GODL-India

npm run names adds other names to one institution, without a list.
docs/import.md describes the formats and what is cleaned.`

export type Options =
  | { request: ImportRequest; report: string | null; shown: 'summary' | 'counts' | 'json' }
  | { undo: number; isDryRun: boolean }
  | { help: true }

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

type Said = { [Name in keyof SourceDescription]?: string | undefined }

/** What the options say of the list. Throws an `ImportError` for what nobody could show. */
function descriptionOf({ title, licence, url, dated }: Said): SourceDescription {
  const named = LICENCE_NAMES.find((name) => name === licence)
  if (licence !== undefined && named === undefined)
    throw new ImportError(`--licence: expected one of ${LICENCE_NAMES.join(', ')}; found "${licence}".`)
  if (url !== undefined && !CAN_BE_SAID.url(url))
    throw new ImportError(`--url: expected an address such as https://example.org/list; found "${url}".`)
  if (dated !== undefined && !CAN_BE_SAID.dated(dated))
    throw new ImportError(`--dated: expected a day such as 2026-10-30; found "${dated}".`)
  return { title: title?.trim() || null, licence: named ?? null, url: url ?? null, dated: dated ?? null }
}

/** What the options say of one PDF of closing ranks; `undefined`: nothing. */
function saidOfList(
  { exam, year, round }: { exam?: string | undefined; year?: string | undefined; round?: string | undefined },
  files: readonly string[],
): SaidOfList | undefined {
  if (exam === undefined && year === undefined && round === undefined) return undefined
  if (files.length > 1) throw new ImportError('--exam, --year and --round: say of one file which list it is.')
  if (exam !== undefined && (exam === '' || examId(exam) !== exam))
    throw new ImportError(`--exam: expected an exam's id such as ugcet-engineering; found "${exam}".`)
  if (year !== undefined && !/^20\d\d$/.test(year))
    throw new ImportError(`--year: expected a year such as 2031; found "${year}".`)
  if (round !== undefined && !/^[1-9]$/.test(round))
    throw new ImportError(`--round: expected a number from 1 to 9; found "${round}".`)
  return { exam, year: year === undefined ? year : Number(year), round: round === undefined ? round : Number(round) }
}

const OPTIONS = {
  undo: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  counts: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  report: { type: 'string' },
  state: { type: 'string' },
  map: { type: 'string' },
  source: { type: 'string' },
  title: { type: 'string' },
  licence: { type: 'string' },
  url: { type: 'string' },
  dated: { type: 'string' },
  exam: { type: 'string' },
  year: { type: 'string' },
  round: { type: 'string' },
} as const

/** Reads the command line. Throws an `ImportError` with what is wrong. */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parseOptions(args, OPTIONS, USAGE)
  if (values.help) return { help: true }
  if (values.undo !== undefined) {
    if (!/^[1-9]\d{0,8}$/.test(values.undo))
      throw new ImportError(`--undo: expected the number of an import, found "${values.undo}".`)
    if (positionals.length > 0) throw new ImportError('--undo: takes an import back, and reads no file.')
    return { undo: Number(values.undo), isDryRun: values['dry-run'] }
  }
  if (positionals.length === 0) throw new ImportError(`Which files? \n\n${USAGE}`)
  return {
    report: values.report ?? null,
    shown: values.json ? 'json' : values.counts ? 'counts' : 'summary',
    request: {
      files: positionals,
      wanted: stateWanted(values.state),
      map: mapOf(values.map),
      source: values.source ?? null,
      description: descriptionOf(values),
      saidOfList: saidOfList(values, positionals),
      isDryRun: values['dry-run'],
    },
  }
}
