import '@/provider/platform/load-env-file'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { types } from 'node:util'
import { DEFAULTS } from '@/lib/rules/environment'
import { openDatabase } from '@/provider/open-database'
import type { OpenDatabase } from '@/provider/platform/database'
import { errorCode } from '@/provider/platform/error-code'
import { secretOf, type Website } from '@/provider/platform/revalidate'
import { isUnavailable } from '@/provider/platform/unavailable'
import { CommandError } from './command-error'

/** Somebody asked how the command is said. */
type Help = { help: true } | { action: 'help' }
export const HELP_ASKED: Help = { help: true }

type Command<Said> = {
  /** How it is said, with examples. */
  usage: string
  /** Reads the command line. Throws a `CommandError` with what cannot be read of it. */
  read: (args: string[]) => Said | Help
  work: (said: Said) => Promise<void>
}

const isHelp = (said: object): said is Help => 'help' in said || ('action' in said && said.action === 'help')

/**
 * Runs a command of the operator's or editor's. Ends with 0 when it is done, or when `--help` was asked for; with 1 when
 * it failed; with 2, and nothing begun, when the command line cannot be read, or names a file of another kind. What they
 * can mend is said in words (`inWords`); anything else keeps its trace for whoever mends the code.
 */
export async function runCommand<Said extends object>({ usage, read, work }: Command<Said>): Promise<void> {
  let said: Said | Help
  try {
    said = read(process.argv.slice(2))
  } catch (error) {
    console.error(error instanceof CommandError ? error.message : error)
    process.exitCode = 2
    return
  }
  if (isHelp(said)) return console.log(usage)
  try {
    await work(said)
  } catch (error) {
    console.error(error instanceof CommandError ? error.message : (inWords(error) ?? error))
    process.exitCode = error instanceof CommandError ? error.ends : 1
  }
}

/** SQLSTATE of what the database refuses whoever asks: a role or password, a database that is not there, a right. */
const REFUSED = /^(28...|3D000|42501)$/

/** A file, a folder, a disk, or what a database refuses, as an operator reads it; `null`: something else. */
export function inWords(error: unknown): string | null {
  if (!types.isNativeError(error)) return null
  // Around it stands the query, with what visitors typed.
  if (error.cause !== undefined) return inWords(error.cause)
  const code = errorCode(error) ?? ''
  if ('path' in error || /^(ENOSPC|EDQUOT|EROFS)$/.test(code)) return `It failed: ${error.message}`
  return REFUSED.test(code) || isUnavailable(error) ? `The database ${place()} refused: ${error.message}` : null
}

/** The folder of the embedded database and of what commands leave behind. */
export function dataDir(): string {
  return process.env.DATA_DIR || DEFAULTS.DATA_DIR
}

/** Where the database is; its address may hold a password, and is not repeated. */
const place = () => (process.env.DATABASE_URL ? 'at DATABASE_URL' : `in ${dataDir()}`)

/** What an operator reads when the database is away. */
function sayAway(error: unknown): never {
  if (!isUnavailable(error)) throw error
  const all: unknown[] = error instanceof AggregateError ? error.errors : [error]
  const reason = all.map((each) => (each instanceof Error ? each.message : String(each))).join(', ')
  throw new CommandError(`The database ${place()} does not answer; nothing was changed. (${reason})`)
}

/**
 * An environment that was forgotten looks like a machine that begins: nothing says where the database is, and there is
 * none yet. A command that fills it may make one, and says so; a backup or an export of nothing would pass for one.
 */
function checkThere(mayMake: boolean): void {
  if (process.env.DATABASE_URL || existsSync(path.join(dataDir(), 'postgres'))) return
  const none = `There is no database in ${dataDir()}. Where it is say DATABASE_URL and DATA_DIR, here or in .env (docs/operating.md)`
  if (!mayMake) throw new CommandError(`${none}.`)
  console.error(`${none}; a new one is made.`)
}

/** Opens the database that the environment names, for as long as `work` takes. */
export async function withDatabase(
  work: (database: OpenDatabase) => Promise<void>,
  { mayMake = false } = {},
): Promise<void> {
  checkThere(mayMake)
  const DATABASE_URL = process.env.DATABASE_URL || undefined
  const database = await openDatabase({ DATABASE_URL, DATA_DIR: dataDir() }).catch(sayAway)
  try {
    await work(database)
  } finally {
    await database.close()
  }
}

/** The website that shows what this database holds. */
export function ownWebsite(): Website {
  const { SITE_URL, REVALIDATE_SECRET } = process.env
  return { SITE_URL, REVALIDATE_SECRET: REVALIDATE_SECRET || secretOf(dataDir()) }
}
