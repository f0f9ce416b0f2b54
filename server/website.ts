import { existsSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { format } from 'node:util'
import next from 'next'
import { z } from 'zod'
import { answerParent } from '@/lib/metrics/between-processes'
import { startTracing } from '@/lib/tracing/start-tracing'
import { startMetrics } from '@/lib/metrics/registry'
import { tellOfChanges, withNotes } from './answer-notes'
import { drain } from './drain'
import { log } from './log'

/** How long requests in flight may take once the website is told to stop. */
const STOP_LIMIT_MS = 10_000
/** Longer than the process before it keeps a connection without use. */
const KEEP_ALIVE_MS = 75_000
const HOST = '127.0.0.1'

/** What the build made of next.config.ts. */
const BUILT = '.next/required-server-files.json'

/**
 * Next's own way for a server without next.config.ts (`output: 'standalone'`). The file itself could not be loaded:
 * what it imports is TypeScript, which Next resolves by a list of endings that tsx hides from it.
 */
function giveBuiltConfig(): void {
  if (!existsSync(BUILT)) return
  const { config } = z.object({ config: z.unknown() }).parse(JSON.parse(readFileSync(BUILT, 'utf8')))
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config)
}

/** Next in a process of its own, on loopback alone: server/reverse-proxy.ts stands before it. */
async function main(): Promise<void> {
  // Next tells how long it took; its errors and warnings are the log's by lib/server/console-log.ts.
  const say = (...words: unknown[]) => log.info(format(...words))
  Object.assign(console, { log: say, info: say })
  const port = Number(process.env.PORT)
  if (process.env.METRICS_PORT?.trim()) answerParent(startMetrics('next').registry)
  const stopTracing = await startTracing('next', process.env.OTEL_EXPORTER_OTLP_ENDPOINT)
  giveBuiltConfig()
  const app = next({ dev: false, port })
  const handle = app.getRequestHandler()
  let isStopping = false

  const server: Server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
    if (isStopping) response.setHeader('connection', 'close')
    withNotes(request, response, () => void handle(request, response))
  })
  server.on('error', (error) => {
    log.fatal({ error: error.message }, 'Next cannot listen')
    process.exit(1)
  })

  async function stop(): Promise<void> {
    if (isStopping) return
    isStopping = true
    const isDone = await drain(server, STOP_LIMIT_MS)
    await stopTracing?.()
    process.exit(isDone ? 0 : 1)
  }
  process.on('disconnect', () => void stop())
  // It may have gone while all this was loaded.
  if (!process.connected) return stop()

  tellOfChanges()
  await app.prepare()
  if (!isStopping) server.listen(port, HOST)
}

main().catch((error: unknown) => {
  log.fatal({ error: error instanceof Error ? error.message : String(error) }, 'the website cannot start')
  process.exit(1)
})
