import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '@/testing/free-port'

const START_LIMIT_MS = 10_000

/** A Redis, or Valkey, of the test's own, on loopback and in memory alone. */
export type RedisServer = {
  url: string
  port: number
  start: () => Promise<void>
  signal: (name: 'SIGSTOP' | 'SIGCONT') => void
  /** At once, as a crash does; also one that is halted. */
  kill: () => Promise<void>
}

function binary(): string {
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/bin', '/usr/local/bin']
  const files = folders.flatMap((folder) => ['valkey-server', 'redis-server'].map((name) => `${folder}/${name}`))
  const found = files.find((file) => existsSync(file))
  if (found === undefined) throw new Error('These tests start a Redis: install the package redis-server.')
  return found
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

export async function startRedis(): Promise<RedisServer> {
  const port = await freePort()
  let server: ChildProcess | null = null
  const start = async () => {
    const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
    server = spawn(binary(), settings, { stdio: 'ignore' })
    const deadline = Date.now() + START_LIMIT_MS
    while (!(await answers(port))) {
      if (server.exitCode !== null || Date.now() > deadline) throw new Error('Redis did not start')
      await wait(20)
    }
  }
  const kill = async () => {
    const ending = server
    server = null
    if (ending === null || ending.exitCode !== null) return
    const exited = once(ending, 'exit')
    ending.kill('SIGKILL')
    await exited
  }
  await start()
  return { url: `redis://127.0.0.1:${port}`, port, start, kill, signal: (name) => void server?.kill(name) }
}

/** A way to a port that can be cut, so that one instance alone does not reach the store. */
export type Proxy = { url: string; cut: () => void; mend: () => void; close: () => void }

export async function startProxy(toPort: number): Promise<Proxy> {
  const sockets = new Set<Socket>()
  let isCut = false
  const server: Server = createServer((near) => {
    if (isCut) return void near.destroy()
    const far = connect(toPort, '127.0.0.1')
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one.on('error', () => {})
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
      one.pipe(other)
    }
  })
  const port = await freePort()
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const drop = () => sockets.forEach((socket) => socket.destroy())
  return {
    url: `redis://127.0.0.1:${port}`,
    cut: () => {
      isCut = true
      drop()
    },
    mend: () => void (isCut = false),
    close: () => {
      drop()
      server.close()
    },
  }
}
