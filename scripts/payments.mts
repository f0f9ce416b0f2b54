import '@/provider/load-env-file'
import { describePayment, readPaymentsCommand, USAGE } from '@/provider/payments/command'
import { CommandError } from '@/provider/requests/export/command-error'
import { openDatabase } from '@/provider/store/database'
import { listPayments, markRefunded } from '@/provider/store/subscriptions'

const MOST_LISTED = 100

/** `npm run payments -- list|due|refunded`: what was paid for plans (docs/payments.md). */
async function main(): Promise<void> {
  const command = readPaymentsCommand(process.argv.slice(2))
  if (command.action === 'help') return console.log(USAGE)
  const DATA_DIR = process.env.DATA_DIR || '.data'
  const { db, close } = await openDatabase({ DATABASE_URL: process.env.DATABASE_URL || undefined, DATA_DIR })
  try {
    if (command.action === 'refunded') {
      const isMarked = await markRefunded(db, command.id, new Date())
      return console.log(isMarked ? 'It is noted.' : 'This payment is not to be paid back, or was already.')
    }
    const found = await listPayments(db, command.action === 'due', MOST_LISTED)
    console.log(found.length === 0 ? 'There are none.' : found.map(describePayment).join('\n'))
  } finally {
    await close()
  }
}

try {
  await main()
} catch (error) {
  // What the operator can mend is one sentence; anything else keeps its trace for whoever mends the code.
  console.error(error instanceof CommandError ? error.message : error)
  process.exitCode = 1
}
