import { runCommand, withDatabase } from '@/provider/command/run-command'
import { readRequestsCommand, USAGE, type RequestsCommand } from '@/provider/requests/export/command'
import { writeFileWhole, writeOutput } from '@/provider/requests/export/write-out'
import { csvParts, describeRequest, jsonParts } from '@/provider/requests/export/write-requests'
import type { Database } from '@/provider/store/database'
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
  await withDatabase(({ db }) => run(db, command))
}

await runCommand(main)
