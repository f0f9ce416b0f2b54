import { runCommand, withDatabase } from '@/provider/command/run-command'
import { TERMINAL } from '@/provider/desk/store/audit'
import { describePayment, readPaymentsCommand, USAGE } from '@/provider/payments/command'
import { listPayments, markRefunded } from '@/provider/payments/store/subscriptions'

const MAX_LISTED = 100

/** `npm run payments -- list|due|refunded`: what was paid for plans (docs/payments.md). */
await runCommand({
  usage: USAGE,
  read: readPaymentsCommand,
  work: async (command) => {
    await withDatabase(async ({ db }) => {
      if (command.action === 'refunded') {
        const isMarked = await markRefunded(db, TERMINAL, command.id, new Date())
        return console.log(isMarked ? 'It is noted.' : 'This payment is not to be paid back, or was already.')
      }
      const found = await listPayments(db, command.action === 'due', MAX_LISTED)
      console.log(found.length === 0 ? 'There are none.' : found.map(describePayment).join('\n'))
    })
  },
})
