import { existsSync, linkSync, readFileSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import path from 'node:path'
import { z } from 'zod'

/**
 * One process at a time may open PGlite's folder, and Node has no file locks. An owner is a file
 * `owner.<n>`, made by link(2) so that it appears complete or not at all. Numbers only grow: who
 * wants the folder takes the number after the highest one, once that one's process is dead. An
 * owner never removes its own file, since a slower rival could then take a number that was passed.
 */
const ownerSchema = z.object({ pid: z.number().int().positive(), started: z.string().nullable(), host: z.string() })
type Owner = z.output<typeof ownerSchema>

const HEARTBEAT_MS = 2_000
/** Processes of another host (a container that shares the volume) can be judged by their heartbeat alone. */
const SILENT_MS = 15_000

/** Tells a process from a later one with the same id; `null` where the system does not say. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
  } catch {
    return null
  }
}

function isRunning(owner: Owner): boolean {
  try {
    process.kill(owner.pid, 0)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  return owner.started === null || startOf(owner.pid) === owner.started
}

function numbersIn(folder: string): number[] {
  return readdirSync(folder)
    .flatMap((name) => /^owner\.(\d+)$/.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => a - b)
}

function isHeld(file: string): boolean {
  try {
    const owner = ownerSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')))
    if (!owner.success) return false
    if (owner.data.host === hostname()) return isRunning(owner.data)
    return Date.now() - statSync(file).mtimeMs < SILENT_MS
  } catch {
    // Removed by a newer owner, or cut short by a full disk: what it held is held no longer.
    return false
  }
}

/** Whether a living process has the folder, which need not exist. */
export function isFolderHeld(folder: string): boolean {
  const highest = existsSync(folder) ? numbersIn(folder).at(-1) : undefined
  return highest !== undefined && isHeld(path.join(folder, `owner.${highest}`))
}

/**
 * Takes the folder for as long as this process lives. `false` when another living process has it.
 * `folder` must exist.
 */
export function takeFolder(folder: string): boolean {
  const highest = numbersIn(folder).at(-1) ?? 0
  if (highest > 0 && isHeld(path.join(folder, `owner.${highest}`))) return false
  const mine = path.join(folder, `owner.${highest + 1}`)
  const draft = path.join(folder, `draft.${process.pid}`)
  const owner: Owner = { pid: process.pid, started: startOf(process.pid), host: hostname() }
  writeFileSync(draft, JSON.stringify(owner), { mode: 0o600 })
  try {
    linkSync(draft, mine)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
  const numbers = numbersIn(folder)
  if (numbers.some((number) => number > highest + 1)) {
    rmSync(mine, { force: true })
    return false
  }
  for (const number of numbers) {
    if (number <= highest) rmSync(path.join(folder, `owner.${number}`), { force: true })
  }
  setInterval(() => beat(mine), HEARTBEAT_MS).unref()
  return true
}

function beat(file: string) {
  const now = new Date()
  try {
    utimesSync(file, now, now)
  } catch {
    // The data folder was deleted under us; the database itself reports that.
  }
}
