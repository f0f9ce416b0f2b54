import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import type { DatabasePlace } from '@/provider/platform/database'

const READY_LIMIT_MS = 120_000
const lineSchema = z.object({ msg: z.string(), address: z.string().optional() })
const ownerSchema = z.object({ pid: z.number() })

function readLine(line: string) {
  try {
    return lineSchema.safeParse(JSON.parse(line)).data
  } catch {
    return undefined
  }
}

/** The process that holds the embedded database of a folder; `null` where there is none. */
function databaseProcess(dataDir: string): number | null {
  const [newest] = readdirSync(dataDir)
    .filter((name) => name.startsWith('owner.'))
    .sort()
    .reverse()
  if (newest === undefined) return null
  return ownerSchema.parse(JSON.parse(readFileSync(path.join(dataDir, newest), 'utf8'))).pid
}

/** The whole provider, as `npm run provider` starts it, which is killed and started again. */
export class KilledProvider {
  /** How long each start took, in milliseconds. */
  readonly starts: number[] = []
  private child: ChildProcess | null = null
  private starting: Promise<string> | null = null

  constructor(
    private readonly place: DatabasePlace,
    private readonly environment: Record<string, string> = {},
  ) {}

  /** Where it answers now; waits while it is being started. */
  origin(): Promise<string> {
    this.starting ??= this.start()
    return this.starting
  }

  private async start(): Promise<string> {
    const began = performance.now()
    const child = spawn(process.execPath, ['--import', 'tsx', 'provider/main.ts'], {
      env: {
        ...process.env,
        PROVIDER_PORT: '0',
        ...this.environment,
        DATABASE_URL: this.place.DATABASE_URL ?? '',
        DATA_DIR: this.place.DATA_DIR,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.child = child
    const late = setTimeout(() => child.kill('SIGKILL'), READY_LIMIT_MS)
    const said: string[] = []
    let address = ''
    for await (const line of createInterface({ input: child.stdout })) {
      said.push(line)
      const read = readLine(line)
      if (read?.msg === 'listening') address = read.address ?? ''
      if (read?.msg !== 'ready') continue
      clearTimeout(late)
      // Or else its output fills up and it waits.
      child.stdout.resume()
      this.starts.push(performance.now() - began)
      return address
    }
    throw new Error(`the provider ended: ${said.slice(-3).join(' ')}`)
  }

  /** Kills it as a power cut would; `origin` starts it again. @param database kills the embedded one as well */
  async fell(database: boolean): Promise<void> {
    await this.origin()
    const held = this.place.DATABASE_URL ? null : databaseProcess(this.place.DATA_DIR)
    if (database && held !== null) process.kill(held, 'SIGKILL')
    await this.end('SIGKILL')
    this.starting = null
  }

  /** The same, and begins to start it again. */
  async kill(database: boolean): Promise<void> {
    await this.fell(database)
    this.starting = this.start()
  }

  /** Stops it in good order. */
  async stop(): Promise<void> {
    await this.starting?.catch(() => {})
    await this.end('SIGTERM')
    this.starting = null
    // The embedded database ends after its last connection.
    await wait(200)
  }

  private async end(signal: NodeJS.Signals) {
    const { child } = this
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const over = once(child, 'exit')
    child.kill(signal)
    await over
  }
}
