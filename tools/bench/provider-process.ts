import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Agent, request as ask } from 'node:http'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import type { DatabasePlace } from '@/provider/platform/database'

type Answer = { status: number; body: string }

/** The whole provider, as `npm run provider` starts it, in a process of its own. */
export type ProviderProcess = {
  /** Where it listens. */
  origin: string
  /** Calls a path over a connection that is kept open; with a body it posts that as JSON, with a token as who has it. */
  call: (path: string, body?: object, token?: string) => Promise<Answer>
  /** Megabytes that its process has resident now. */
  memory: () => number
  /** Milliseconds from its start until it answered. */
  startMs: number
  stop: () => Promise<void>
}

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')
/** Loading the index of a million institutions takes its time. */
const READY_LIMIT_MS = 600_000
const ASK_EVERY_MS = 50

const listeningSchema = z.object({ msg: z.literal('listening'), address: z.url() })

function isReset(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ECONNRESET'
}

function caller(origin: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const call = (target: string, body?: object, token?: string) =>
    new Promise<Answer>((resolve, reject) => {
      const headers = {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      }
      const method = body === undefined ? 'GET' : 'POST'
      const request = ask(origin + target, { agent, method, headers }, (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('error', reject)
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts).toString('utf8') }),
        )
      })
      request.on('error', (error) => {
        // The server ends a connection that nobody used for a while, perhaps just as it is used again.
        if (request.reusedSocket && isReset(error)) resolve(call(target, body, token))
        else reject(error)
      })
      request.end(body === undefined ? undefined : JSON.stringify(body))
    })
  return { call, close: () => agent.destroy() }
}

async function listeningAt(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('the provider has no output to read')
  const said: string[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    said.push(line)
    let read: unknown = null
    try {
      read = JSON.parse(line)
    } catch {
      continue
    }
    const listening = listeningSchema.safeParse(read)
    if (listening.success) return new URL(listening.data.address).origin
  }
  throw new Error(`the provider ended: ${said.slice(-3).join(' ')}`)
}

function residentMegabytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(kilobytes ?? 0) / 1024)
}

/**
 * Starts the provider on a database and waits until it is ready; `root` is the folder of another version.
 * Rejects when it ends or does not become so.
 */
export async function startProvider(
  place: DatabasePlace,
  root = ROOT,
  environment: Record<string, string> = {},
): Promise<ProviderProcess> {
  const start = performance.now()
  const child = spawn(process.execPath, ['--import', 'tsx', 'provider/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      ...environment,
      DATABASE_URL: place.DATABASE_URL ?? '',
      DATA_DIR: place.DATA_DIR,
      PROVIDER_PORT: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  try {
    const origin = await listeningAt(child)
    // Or else its output fills up and it waits.
    child.stdout?.resume()
    const { call, close } = caller(origin)
    while ((await call('/readyz')).status !== 200) {
      if (performance.now() - start > READY_LIMIT_MS) throw new Error('the provider did not become ready')
      await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS))
    }
    return {
      origin,
      call,
      memory: () => residentMegabytes(child.pid ?? 0),
      startMs: performance.now() - start,
      stop: async () => {
        close()
        await stop()
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}
