import { runCommand, withDatabase } from '@/provider/command/run-command'
import { describePayment, readPaymentsCommand, USAGE } from '@/provider/payments/command'
import { listPayments, markRefunded } from '@/provider/payments/store/subscriptions'

const MAX_LISTED = 100

/** `npm run payments -- list|due|refunded`: what was paid for plans (docs/payments.md). */
async function main(): Promise<void> {
  const command = readPaymentsCommand(process.argv.slice(2))
  if (command.action === 'help') return console.log(USAGE)
  await withDatabase(async ({ db }) => {
    if (command.action === 'refunded') {
      const isMarked = await markRefunded(db, command.id, new Date())
      return console.log(isMarked ? 'It is noted.' : 'This payment is not to be paid back, or was already.')
    }
    const found = await listPayments(db, command.action === 'due', MAX_LISTED)
    console.log(found.length === 0 ? 'There are none.' : found.map(describePayment).join('\n'))
  })
}

await runCommand(main)
