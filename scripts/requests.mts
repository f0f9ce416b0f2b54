import '@/provider/load-env-file'
import { CommandError } from '@/provider/requests/export/command-error'
import { readRequestsCommand, USAGE, type RequestsCommand } from '@/provider/requests/export/command'
import { writeFileWhole, writeOutput } from '@/provider/requests/export/write-out'
import { csvParts, describeRequest, jsonParts } from '@/provider/requests/export/write-requests'
import { openDatabase, type Database } from '@/provider/store/database'
import { eachRequest, listLatestRequests } from '@/provider/store/request-list'
import { removeRequests } from '@/provider/store/requests'

/** `npm run requests -- list|export|forget`: what visitors asked for (docs/requests.md). */
async function run(db: Database, command: Exclude<RequestsCommand, { action: 'help' }>): Promise<void> {
  if (command.action === 'forget') {
    const count = await removeRequests(db, command.phone)
    return console.log(`${count === 1 ? '1 request was' : `${count} requests were`} deleted.`)
  }
  if (command.action === 'list') {
    const found = await listLatestRequests(db, command.filter, command.limit)
    const lines = found.length === 0 ? ['There are none.'] : found.map(describeRequest)
    async function* parts() {
      for (const line of lines) yield `${line}\n`
    }
    return writeOutput(process.stdout, parts())
  }
  const found = eachRequest(db, command.filter)
  const parts = command.format === 'csv' ? csvParts(found, command.bom) : jsonParts(found)
  if (command.out === null) return writeOutput(process.stdout, parts)
  await writeFileWhole(command.out, parts)
  console.error(`${command.out} is written.`)
}

async function main(): Promise<void> {
  const command = readRequestsCommand(process.argv.slice(2))
  if (command.action === 'help') return console.log(USAGE)
  const DATA_DIR = process.env.DATA_DIR || '.data'
  const database = await openDatabase({ DATABASE_URL: process.env.DATABASE_URL || undefined, DATA_DIR })
  try {
    await run(database.db, command)
  } finally {
    await database.close()
  }
}

try {
  await main()
} catch (error) {
  // What the operator can mend is one sentence; anything else keeps its trace for whoever mends the code.
  console.error(error instanceof CommandError ? error.message : error)
  process.exitCode = 1
}
