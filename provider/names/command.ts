import { wordsOf } from '@/lib/contract/lenient'
import { notUnderstood } from '@/provider/command/command-error'
import { readInstituteId } from '@/provider/command/institute-id'
import { TERMINAL } from '@/provider/desk/store/audit'
import { presentText } from '@/provider/import/clean/text'
import { ImportError } from '@/provider/import/import-error'
import { takeLease } from '@/provider/import/store/lease'
import type { OpenDatabase } from '@/provider/platform/database'
import { changeNames } from './change-names'
import { getNames, type InstituteNames } from './name-edits'
import { NameError } from './name-error'

export const USAGE = `npm run names -- list ID | add ID NAME… | remove ID NAME…

  list    the other names under which an institution is found
  add     adds names: acronyms, short forms, old names; they stay through every import
  remove  takes names away; no list brings them back (add does)

  ID      the number at the end of the page's address: /college/detail?id=7
  NAME    in quotation marks when it has spaces: npm run names -- add 7 RVCE "R V College"`

type Action = 'list' | 'add' | 'remove'
export type NamesCommand = { action: Action; id: number; names: string[] } | { help: true }

function isAction(word: string | undefined): word is Action {
  return word === 'list' || word === 'add' || word === 'remove'
}

function readName(raw: string): string {
  const name = presentText(raw)
  if (name === null) throw new NameError(`"${raw}" is no name: a name has two letters at least.`)
  return name
}

/** Reads the command line. Throws a `NameError` with what is wrong. */
export function readNamesCommand(args: readonly string[]): NamesCommand {
  const [action, idText = '', ...rest] = args
  if (action === '--help' || action === '-h') return { help: true }
  if (!isAction(action)) throw new NameError(notUnderstood(action, USAGE))
  const id = readInstituteId(idText, NameError)
  if (action === 'list' && rest.length > 0) throw new NameError(`list takes an id alone.\n\n${USAGE}`)
  if (action !== 'list' && rest.length === 0) throw new NameError(`Which names?\n\n${USAGE}`)
  return { action, id, names: rest.map(readName) }
}

/** An import that has prepared its rows would publish without a change made meanwhile. */
async function whileNobodyImports<Result>({ pool }: OpenDatabase, work: () => Promise<Result>): Promise<Result> {
  const lease = await takeLease(pool).catch((error: unknown) => {
    if (!(error instanceof ImportError)) throw error
    throw new NameError('An import is running; nothing was changed. Run this again when it has ended.')
  })
  try {
    return await work()
  } finally {
    await lease.release()
  }
}

/** Does what the command says and gives the names as they are then. Throws a `NameError`, with nothing changed. */
export async function runNamesCommand(
  database: OpenDatabase,
  { action, id, names }: Exclude<NamesCommand, { help: true }>,
): Promise<InstituteNames> {
  const { db } = database
  if (action === 'list') return getNames(db, id)
  const change = action === 'add' ? { id, gone: [], fresh: names } : { id, gone: names, fresh: [] }
  return whileNobodyImports(database, () => changeNames(db, TERMINAL, change, new Date()))
}

/** The lines that `npm run names` prints. */
export function describeNames({ id, name, others, edits }: InstituteNames): string[] {
  const away = edits.filter((edit) => !edit.isAdded)
  return [
    `${id}  ${wordsOf(name).join(' · ')}`,
    ...(others.length === 0 ? ['    no other names'] : []),
    ...others.map((other) => `    ${other.name}${other.isAdded ? '  (an editor’s)' : ''}`),
    ...away.map((edit) => `    not ${edit.name}  (taken away by an editor)`),
  ]
}
