import { readFile, writeFile } from 'node:fs/promises'
import { CommandError, notUnderstood } from '@/provider/command/command-error'
import { parseOptions } from '@/provider/command/parse-options'
import type { Database } from '@/provider/platform/database'
import { readCalendarFile, writeCalendarFile } from './calendar-file'
import { listEvents, replaceEvents } from './store'

export const USAGE = `npm run dates -- import FILE.csv | export [FILE.csv]

  import  makes the dates of exams what FILE says: what it lacks goes, the sample's, too
  export  writes them in the same form, to FILE or to the terminal

  For example: npm run dates -- import dates-2031.csv

docs/dates.md says what the columns are.`

const MAX_FILE = 5_000_000

export type DatesCommand = { action: 'import'; file: string } | { action: 'export'; file?: string | undefined }

/** Reads the command line. @throws CommandError with what cannot be read of it */
export function readDatesCommand(args: readonly string[]): DatesCommand | { help: true } {
  const { values, positionals } = parseOptions(args, {}, USAGE)
  if (values.help) return { help: true }
  const [action, file, ...rest] = positionals
  if (rest.length === 0 && action === 'export') return { action, file }
  if (rest.length === 0 && action === 'import' && file !== undefined) return { action, file }
  throw new CommandError(notUnderstood(positionals.join(' '), USAGE))
}

/** Does what the command says; the lines to print, and whether something changed. @throws CommandError */
export async function runDatesCommand(db: Database, { action, file }: DatesCommand) {
  if (action === 'export') {
    const events = await listEvents(db)
    const content = writeCalendarFile(events)
    if (file === undefined) return { lines: [content.trimEnd()], isChanged: false }
    await writeFile(file, content)
    return { lines: [`${events.length} dates written to ${file}.`], isChanged: false }
  }
  const content = await readFile(file, 'utf8').catch(() => {
    throw new CommandError(`${file} cannot be read.`)
  })
  if (content.length > MAX_FILE) throw new CommandError(`${file} is too large for a list of dates.`)
  const { all, changed, gone } = await replaceEvents(db, readCalendarFile(content), new Date())
  return { lines: [`${all} dates: ${changed} new or changed, ${gone} taken away.`], isChanged: changed + gone > 0 }
}
