import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, chownSync, constants, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'

/** A PostgreSQL of the tests' own, on loopback, from the system's binaries. */
export type Cluster = {
  port: number
  url: (database: string) => string
  kill: () => Promise<void>
  start: () => Promise<void>
  stop: () => Promise<void>
}

const START_LIMIT_MS = 20_000

function holdsBinaries(folder: string): boolean {
  try {
    for (const name of ['initdb', 'pg_basebackup', 'postgres']) accessSync(path.join(folder, name), constants.X_OK)
    return true
  } catch {
    return false
  }
}

function debianFolders(): string[] {
  const root = '/usr/lib/postgresql'
  try {
    const versions = readdirSync(root).sort((a, b) => Number(b) - Number(a))
    return versions.map((version) => path.join(root, version, 'bin'))
  } catch {
    return []
  }
}

function binaries(): string {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter).filter(Boolean), ...debianFolders()]
  const found = folders.find(holdsBinaries)
  if (found) return found
  throw new Error(
    'These tests start a PostgreSQL of their own, and none is installed: install the package "postgresql" (Debian, Ubuntu, Fedora) or "postgresql@16" (Homebrew).',
  )
}

/** PostgreSQL refuses to run as root: whom to run it as instead. */
function otherUser(): { uid: number; gid: number } | Record<string, never> {
  if (process.getuid?.() !== 0) return {}
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const found = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody')
  if (!found) throw new Error('PostgreSQL cannot run as root, and there is neither a user "postgres" nor "nobody".')
  return { uid: Number(found[2]), gid: Number(found[3]) }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

/** Whether it lets somebody in: it listens a moment before it does. */
async function answers(port: number): Promise<boolean> {
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', database: 'postgres' })
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}

const base = (folder: string) => path.join(folder, 'data')

/** Runs one of PostgreSQL's programs as its user. */
function run(folder: string, program: string, options: readonly string[]): void {
  execFileSync(path.join(binaries(), program), options, { ...otherUser(), cwd: folder, stdio: 'pipe' })
}

/**
 * Makes and starts a cluster. Rejects with a sentence when PostgreSQL is missing or does not start.
 * @param logFolder where it writes down, as JSON, each statement that it is sent
 */
export function startCluster(logFolder?: string): Promise<Cluster> {
  const logged = ['log_statement=all', 'log_parameter_max_length=0', 'logging_collector=on', 'log_destination=jsonlog']
  return serve(
    (folder) =>
      run(folder, 'initdb', [
        ...['-D', base(folder), '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'],
        ...['--no-sync', '--no-instructions'],
      ]),
    logFolder === undefined ? [] : [...logged, `log_directory=${logFolder}`],
  )
}

/** Makes and starts a streaming replica of a cluster. */
export function startReplica(primary: Cluster): Promise<Cluster> {
  return serve((folder) =>
    run(folder, 'pg_basebackup', [
      ...['-D', base(folder), '-h', '127.0.0.1', '-p', String(primary.port), '-U', 'postgres'],
      ...['--write-recovery-conf', '--checkpoint=fast', '--no-sync'],
    ]),
  )
}

/** @param make fills the folder's base with a cluster's files */
async function serve(make: (folder: string) => void, more: readonly string[] = []): Promise<Cluster> {
  const user = otherUser()
  const folder = mkdtempSync(path.join(tmpdir(), 'postgres-test-'))
  if ('uid' in user) chownSync(folder, user.uid, user.gid)
  make(folder)
  const port = await freePort()
  let server: ChildProcess | null = null

  async function start() {
    const settings = [
      'listen_addresses=127.0.0.1',
      `unix_socket_directories=${folder}`,
      'fsync=off',
      'max_connections=100',
      ...more,
    ]
    const started = spawn(
      path.join(binaries(), 'postgres'),
      ['-D', base(folder), '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
      { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
    )
    let complaint = ''
    started.stderr.on('data', (chunk) => (complaint = (complaint + String(chunk)).slice(-2_000)))
    server = started
    const deadline = Date.now() + START_LIMIT_MS
    while (!(await answers(port))) {
      if (started.exitCode !== null || Date.now() > deadline) throw new Error(`PostgreSQL did not start: ${complaint}`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }

  async function end(signal: NodeJS.Signals) {
    const ending = server
    server = null
    if (!ending || ending.exitCode !== null) return
    const exited = once(ending, 'exit')
    ending.kill(signal)
    await exited
  }

  await start()
  return {
    port,
    url: (database) => `postgresql://postgres@127.0.0.1:${port}/${database}`,
    start,
    // An immediate shutdown: what a crash leaves behind, with no process left over.
    kill: () => end('SIGQUIT'),
    stop: async () => {
      await end('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
