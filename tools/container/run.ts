import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Image, sightOf } from './build'
import { runInside, type Sight, startInside } from './inside'

/** On a machine that is full a start takes minutes; the image itself allows 60 s. */
const START_LIMIT_MS = 300_000

export type Program = {
  words: readonly string[]
  /** Where the engine lays memory over its root, which is read-only. */
  tmpfs: readonly string[]
  environment: Readonly<Record<string, string>>
  /** What the engine runs beside it. */
  healthcheck: readonly string[]
  /** What must be answered with 200 once it is healthy. */
  urls: readonly string[]
}
export type Found = { what: string; holds: boolean }

/** As an engine gives a new volume what the image has at its place. */
function makeVolumes({ root, volumes }: Image, place: string): Record<string, string> {
  return Object.fromEntries(
    volumes.map((volume) => {
      const folder = path.join(place, 'volumes', volume)
      rmSync(folder, { recursive: true, force: true })
      execFileSync('install', ['-d', path.dirname(folder)])
      execFileSync('cp', ['--archive', path.join(root, volume), folder])
      return [volume, folder]
    }),
  )
}

/** What its user may write, and who that is. */
async function triesOf(sight: Sight): Promise<Found[]> {
  const does = async (command: string) => (await runInside(sight, ['sh', '-c', command])) === 0
  return [
    { what: 'its user is not root', holds: await does('test "$(id -u)" = "$(id -u node)"') },
    { what: 'it has no capability', holds: await does('grep -q "^CapBnd:[[:space:]]*0*$" /proc/self/status') },
    { what: '/app cannot be written', holds: await does('! touch /app/x 2>/dev/null') },
    { what: '/ cannot be written', holds: await does('! touch /x /home/node/x 2>/dev/null') },
    { what: '/tmp and /data can', holds: await does('touch /tmp/x /data/x && rm /data/x') },
    { what: 'npm run config finds no mistake', holds: await does('npm run config >/tmp/said || ! cat /tmp/said') },
  ]
}

/** Its first process, to which the engine's signals go. */
function firstOf(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0])
}

/** Starts a program of the image as compose.yaml has it, waits until it is healthy, asks it, and stops it. */
export async function tryProgram(image: Image, place: string, name: string, program: Program): Promise<Found[]> {
  const sealed = { tmpfs: program.tmpfs, volumes: makeVolumes(image, place) }
  const environment = { ...image.environment, ...program.environment }
  const sight = sightOf({ ...image, environment }, sealed)
  const started = startInside(sight, [...image.entrypoint, ...program.words])
  const exited = once(started, 'exit') as Promise<[number | null]>
  const found: Found[] = []
  try {
    const deadline = Date.now() + START_LIMIT_MS
    let isHealthy = false
    while (!isHealthy && started.exitCode === null && Date.now() < deadline) {
      await wait(1_000)
      isHealthy = (await runInside(sight, program.healthcheck)) === 0
    }
    found.push({ what: 'it is healthy', holds: isHealthy })
    for (const url of isHealthy ? program.urls : []) {
      const answer = await fetch(url).catch(() => null)
      await answer?.body?.cancel()
      found.push({ what: `${url} answers ${answer?.status ?? 'nothing'}`, holds: answer?.status === 200 })
    }
    found.push(...(await triesOf(sight)))
    if (started.exitCode === null) {
      process.kill(firstOf(started.pid ?? 0), 'SIGTERM')
      const [code] = await exited
      found.push({ what: `SIGTERM ends it with ${code}`, holds: code === 0 })
    } else found.push({ what: `it ended by itself with ${started.exitCode}`, holds: false })
  } finally {
    started.kill('SIGKILL')
  }
  return found.map(({ what, holds }) => ({ what: `${name}: ${what}`, holds }))
}
