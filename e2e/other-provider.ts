import { parseArgs } from 'node:util'
import { startOtherProvider } from '@/e2e/other-provider/server'

/**
 * A provider of another make, for tests: it keeps the contract in another style, with much missing
 * and some of the wrong type, and fails on demand.
 *
 *     npx tsx e2e/other-provider.ts --port 3220
 *     curl -X POST localhost:3220/__control -d '{"mode":"500","only":"/institutes"}'
 *     curl localhost:3220/__requests
 *     curl localhost:3220/__stored
 */
const { values } = parseArgs({ options: { port: { type: 'string', default: '3220' } } })
const provider = await startOtherProvider(Number(values.port))
process.stdout.write(`API_BASE_URL=${provider.baseUrl}\n`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void provider.stop())
