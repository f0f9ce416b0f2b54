import { runCommand, withDatabase } from '@/provider/command/run-command'
import { TERMINAL } from '@/provider/desk/store/audit'
import { readEnquiriesCommand, USAGE, type EnquiriesCommand } from '@/provider/enquiries/export/command'
import { csvChunks, describeEnquiry, jsonChunks } from '@/provider/enquiries/export/write-enquiries'
import { writeFileWhole, writeOutput } from '@/provider/enquiries/export/write-out'
import { removeEnquiries } from '@/provider/enquiries/store/enquiries'
import { countEnquiries, eachEnquiry, listLatestEnquiries, noteExport } from '@/provider/enquiries/store/enquiry-list'
import type { Database } from '@/provider/platform/database'

/** `npm run enquiries -- list|export|forget`: what visitors asked for (docs/enquiries.md). */
async function run(db: Database, command: Exclude<EnquiriesCommand, { action: 'help' }>): Promise<void> {
  if (command.action === 'forget') {
    const count = await removeEnquiries(db, TERMINAL, command.phone, new Date())
    return console.log(`${count === 1 ? '1 enquiry was' : `${count} enquiries were`} deleted.`)
  }
  if (command.action === 'list') {
    const found = await listLatestEnquiries(db, command.filter, command.limit)
    const lines = found.length === 0 ? ['There are none.'] : found.map(describeEnquiry)
    async function* chunks() {
      for (const line of lines) yield `${line}\n`
    }
    return writeOutput(process.stdout, chunks())
  }
  const count = await countEnquiries(db, command.filter)
  await noteExport(db, TERMINAL, new Date(), { reason: null, count, ...command.filter })
  const found = eachEnquiry(db, command.filter)
  const chunks = command.format === 'csv' ? csvChunks(found, command.bom) : jsonChunks(found)
  if (command.out === null) return writeOutput(process.stdout, chunks)
  await writeFileWhole(command.out, chunks)
  console.error(`${command.out} is written.`)
}

await runCommand({
  usage: USAGE,
  read: readEnquiriesCommand,
  work: async (command) => {
    await withDatabase(({ db }) => run(db, command))
  },
})
