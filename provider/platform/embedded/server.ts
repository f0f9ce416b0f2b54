import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { serveConnection } from '@/provider/platform/embedded/connection'
import { takeFolder } from '@/provider/platform/embedded/folder-lock'
import { startMaintenance } from '@/provider/platform/embedded/maintenance'
import { SharedSession } from '@/provider/platform/embedded/shared-session'
import { socketPath } from '@/provider/platform/embedded/socket-folder'

/**
 * The program that owns the embedded PostgreSQL of one DATA_DIR (its argument) and serves it on a
 * Unix socket. Started by server-process.ts; says `ready` to the process that started it; or `taken`
 * or `made`, when somebody else serves the folder or it was only now made, and then it ends.
 * It lives as long as that process, and then on while other processes are still connected.
 */
const SETTINGS = ['shared_buffers=16MB', 'wal_buffers=1MB', 'maintenance_work_mem=32MB', 'jit=off']
const START_PARAMS = [...PGlite.defaultStartParams, ...SETTINGS.flatMap((setting) => ['-c', setting])]

/** A first start that is killed half-way must not leave a folder that looks like a database. */
async function makeFolder(dataDir: string, folder: string) {
  const draft = path.join(dataDir, 'postgres.new')
  rmSync(draft, { recursive: true, force: true })
  const made = await PGlite.create(draft, { startParams: START_PARAMS })
  await made.close()
  renameSync(draft, folder)
}

async function serve(dataDir: string) {
  // The socket and everything in the folder: for this user alone.
  process.umask(0o077)
  mkdirSync(dataDir, { recursive: true })
  if (!takeFolder(dataDir)) {
    process.send?.('taken')
    return
  }
  const folder = path.join(dataDir, 'postgres')
  if (!existsSync(folder)) {
    await makeFolder(dataDir, folder)
    // What making it took of memory is never given back: serve it from a process that did not.
    process.send?.('made', () => process.exit(0))
    return
  }
  const database = await PGlite.create(folder, { startParams: START_PARAMS })
  const session = new SharedSession(database, (error) => {
    process.stderr.write(`${String(error)}\n`)
    process.exit(1)
  })
  startMaintenance(database, session)

  let connections = 0
  let orphaned = false
  let ending = false
  const server = createServer((socket) => {
    connections += 1
    void serveConnection(socket, session).then(() => {
      connections -= 1
      endIfUnused()
    })
  })

  function endIfUnused() {
    if (!orphaned || connections > 0 || ending) return
    ending = true
    setTimeout(() => process.exit(1), 5_000).unref()
    server.close(() => void database.close().finally(() => process.exit(0)))
  }

  function orphan() {
    orphaned = true
    endIfUnused()
  }

  process.on('message', (message) => {
    if (message !== 'close') return
    orphan()
    // Its own connections take a moment to go; whoever is left then is somebody else.
    setTimeout(() => process.connected && process.send?.('kept'), 500).unref()
  })
  process.on('disconnect', orphan)
  // A terminal and a service manager signal the whole group; when to end is the parent's to say.
  // Whoever read it may be gone.
  process.stderr.on('error', () => {})
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})

  const address = socketPath(dataDir)
  rmSync(address, { force: true })
  server.listen(address, () => process.send?.('ready'))
  if (!process.connected) orphan()
}

const [dataDir] = process.argv.slice(2)
if (!dataDir) throw new Error('the data folder is missing')
await serve(path.resolve(dataDir))
