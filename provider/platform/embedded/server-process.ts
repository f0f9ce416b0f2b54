import { fork, type ChildProcess } from 'node:child_process'
import { createRequire } from 'node:module'
import { connect, Socket } from 'node:net'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { isFolderHeld } from '@/provider/platform/embedded/folder-lock'
import { socketPath } from '@/provider/platform/embedded/socket-folder'
import { EmbeddedStartError } from '@/provider/platform/unavailable'

/** Making the folder takes about ten seconds of a processor, which a busy machine gives slowly. */
const START_LIMIT_MS = 180_000
const TURN_MS = 100
/** Compile of PostgreSQL only what is used, and keep little room for the young: about 40 MB less. */
const SMALLER = ['--wasm-lazy-compilation', '--max-semi-space-size=4']

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}

/**
 * The embedded server of one data folder, as this process sees it: run by us, or by another
 * process that was there first.
 */
export class ServerProcess {
  private child: ChildProcess | null = null
  private starting: Promise<void> | null = null
  private closed = false

  constructor(private dataDir: string) {}

  /** Resolves once a server listens; starts one where there is none. Rejects with one sentence. */
  ensure(): Promise<void> {
    this.starting ??= this.find().finally(() => (this.starting = null))
    return this.starting
  }

  private async find() {
    const deadline = Date.now() + START_LIMIT_MS
    const address = socketPath(this.dataDir)
    while (!(await answers(address))) {
      if (this.closed) throw new Error('the database was closed')
      if (Date.now() > deadline) throw new EmbeddedStartError(this.dataDir, 'it did not answer in time.')
      // While it is held, its owner is starting or ending.
      if (isFolderHeld(this.dataDir) || (await this.start()) === 'ended') await pause(TURN_MS)
    }
  }

  private start(): Promise<'ready' | 'ended'> {
    const require = createRequire(import.meta.url)
    const here = path.dirname(fileURLToPath(import.meta.url))
    const child = fork(path.join(here, 'server.ts'), [path.resolve(this.dataDir)], {
      execArgv: [...SMALLER, '--import', pathToFileURL(require.resolve('tsx')).href],
      // tsx reads the alias of our imports from the tsconfig.json of the folder it runs in.
      cwd: path.resolve(here, '../../..'),
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    let complaint = ''
    child.stderr?.on('data', (data) => (complaint = (complaint + String(data)).slice(-4_000)))
    // None of this keeps a program alive that has nothing else to do.
    if (child.stderr instanceof Socket) child.stderr.unref()
    return new Promise((resolve, reject) => {
      child.once('message', (message) => {
        if (message !== 'ready') return resolve('ended')
        this.child = child
        child.unref()
        child.channel?.unref()
        resolve('ready')
      })
      child.once('error', reject)
      child.once('exit', () => {
        if (this.child === child) this.child = null
        const reason = complaint.split('\n').find((line) => /Error|error|PANIC|FATAL/.test(line)) ?? complaint.trim()
        reject(new EmbeddedStartError(this.dataDir, reason.trim()))
      })
    })
  }

  /** Ends the server that this process started, unless others still use it: it then ends after them. */
  async close(): Promise<void> {
    this.closed = true
    await this.starting?.catch(() => {})
    const { child } = this
    if (!child?.connected) return
    child.ref()
    await new Promise<void>((resolve) => {
      child.once('exit', () => resolve())
      child.once('message', () => resolve())
      child.send('close')
    })
    if (child.connected) child.disconnect()
    child.unref()
  }
}
