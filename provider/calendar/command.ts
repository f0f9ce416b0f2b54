import { readFile, writeFile } from 'node:fs/promises'
import { CommandError } from '@/provider/command/command-error'
import type { Database } from '@/provider/platform/database'
import { readCalendarFile, writeCalendarFile } from './calendar-file'
import { listEvents, replaceEvents } from './store'

export const USAGE = `npm run dates -- import FILE.csv | export [FILE.csv]

  import  makes the dates of exams what FILE says: what it lacks goes, the sample's, too
  export  writes them in the same form, to FILE or to the terminal

docs/dates.md says what the columns are.`

const LARGEST_FILE = 5_000_000

/** Does what the command line says; the lines to print, and whether something changed. @throws CommandError */
export async function runDatesCommand(db: Database, args: readonly string[]) {
  const [action, file, ...rest] = args
  if (rest.length > 0 || (action !== 'export' && (action !== 'import' || file === undefined)))
    throw new CommandError(USAGE)
  if (action === 'export' || file === undefined) {
    const events = await listEvents(db)
    const content = writeCalendarFile(events)
    if (file === undefined) return { lines: [content.trimEnd()], isChanged: false }
    await writeFile(file, content)
    return { lines: [`${events.length} dates written to ${file}.`], isChanged: false }
  }
  const content = await readFile(file, 'utf8').catch(() => {
    throw new CommandError(`${file} cannot be read.`)
  })
  if (content.length > LARGEST_FILE) throw new CommandError(`${file} is too large for a list of dates.`)
  const { all, changed, gone } = await replaceEvents(db, readCalendarFile(content))
  return { lines: [`${all} dates: ${changed} new or changed, ${gone} taken away.`], isChanged: changed + gone > 0 }
}
