import { parseArgs } from 'node:util'
import { startSmsInbox } from '@/e2e/sms-inbox/server'

/**
 * An SMS gateway for tests, which keeps the codes that it is given.
 *
 *     npx tsx e2e/sms-inbox.ts --port 3302
 *     curl 'localhost:3302/messages?phone=9876501234'
 */
const { values } = parseArgs({ options: { port: { type: 'string', default: '3302' } } })
const inbox = await startSmsInbox(Number(values.port))
process.stdout.write(`SMS_GATEWAY_URL=${inbox.origin}/messages\n`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void inbox.stop())
