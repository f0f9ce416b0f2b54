import { createServer, type Server } from 'node:http'
import next from 'next'
import { drain } from './drain'
import { cleanHeaders } from './visitor-headers'

/** How long requests in flight may take once the website is told to stop. */
const STOP_LIMIT_MS = 10_000
/** Longer than proxies keep theirs, so that they never send a request on one that is being closed. */
const KEEP_ALIVE_MS = 75_000

/** @throws Error for what is no number of proxies */
function readTrustProxy(text: string | undefined): number {
  const count = Number(text || 0)
  if (!Number.isInteger(count) || count < 0) throw new Error(`TRUST_PROXY must be a number of proxies, not "${text}".`)
  return count
}

async function main(): Promise<void> {
  const port = Number(process.env.PORT || 3000)
  const trustProxy = readTrustProxy(process.env.TRUST_PROXY)
  const app = next({ dev: false, port })
  const handle = app.getRequestHandler()
  let isStopping = false

  const server: Server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
    cleanHeaders(request.headers, request.socket.remoteAddress, trustProxy)
    if (isStopping) response.setHeader('connection', 'close')
    void handle(request, response)
  })
  server.on('error', (error) => {
    process.stderr.write(`The website cannot listen: ${error.message}\n`)
    process.exit(1)
  })

  async function stop(): Promise<void> {
    if (isStopping) return
    isStopping = true
    const isDone = await drain(server, STOP_LIMIT_MS)
    process.exit(isDone ? 0 : 1)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop())

  await app.prepare()
  if (isStopping) return
  server.listen(port, () => process.stdout.write(`The website listens on port ${port}.\n`))
}

await main()
