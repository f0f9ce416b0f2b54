import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { log } from './log'

export type Program = { name: string; process: ChildProcess; exited: Promise<number> }

/**
 * Starts a program of the project, with its output on ours. By the channel between us it sees when we are gone,
 * killed or not, and ends, too (`disconnect`): or else it would hold its port, and the database, for ever.
 */
export function startProgram(name: string, command: string[], environment: NodeJS.ProcessEnv): Program {
  const [file = process.execPath, ...args] = command
  const child = spawn(file, args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'], env: environment })
  const exited = new Promise<number>((resolve) => {
    child.once('exit', (code) => resolve(code ?? 1))
    child.once('error', () => resolve(1))
  })
  return { name, process: child, exited }
}

/** A service manager, a terminal, and the end of a terminal. */
const STOP_SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const

/** Is aborted when the process is told to stop, from now on: also while programs are still starting. */
export function stopSignal(): AbortSignal {
  const told = new AbortController()
  for (const signal of STOP_SIGNALS) process.on(signal, () => told.abort())
  return told.signal
}

/** One that takes longer is asked again. */
const ANSWER_LIMIT_MS = 5_000

/**
 * Waits until an address answers with a success.
 * @returns whether it does; `false` when `stop` came first
 * @throws Error when the program ends first, or after `timeoutMs`
 */
export async function waitUntilReady(
  program: Program,
  url: string,
  timeoutMs: number,
  stop: AbortSignal,
): Promise<boolean> {
  const deadline = Date.now() + timeoutMs
  let ended = false
  void program.exited.then(() => (ended = true))
  while (Date.now() < deadline) {
    if (stop.aborted) return false
    if (ended) throw new Error(`${program.name} ended while it started; its message stands above.`)
    const signal = AbortSignal.any([stop, AbortSignal.timeout(ANSWER_LIMIT_MS)])
    const answer = await fetch(url, { signal }).catch(() => null)
    await answer?.body?.cancel()
    if (answer?.ok) return true
    await wait(100, undefined, { signal: stop }).catch(() => {})
  }
  throw new Error(`${program.name} did not answer at ${url} within ${timeoutMs / 1000} s.`)
}

/** Runs until one of the programs ends or `stop` comes, then stops the others. */
export async function superviseUntilEnd(programs: Program[], stop: AbortSignal): Promise<number> {
  const asked = stop.aborted ? Promise.resolve(0) : once(stop, 'abort').then(() => 0)
  const code = await Promise.race([asked, ...programs.map((program) => program.exited)])
  for (const program of programs) program.process.kill('SIGTERM')
  await Promise.all(programs.map((program) => program.exited))
  return code
}

/** Between an end and the next start; doubled for each end that comes soon after. */
type Pauses = { shortestMs: number; longestMs: number; steadyMs: number }
const PAUSES: Pauses = { shortestMs: 250, longestMs: 30_000, steadyMs: 60_000 }

/** Longer than each takes to answer what is in flight. */
const END_LIMIT_MS = 15_000

/**
 * Keeps a program running until `stop` comes: one that ends by itself is started again. It is told to stop by the
 * end of the channel to it, and leaves signals to us: those go to the whole group, and at that moment visitors are
 * still being answered (docs/adr/0047-who-is-told-to-stop.md).
 * @param start resolves once the program runs; a start that fails counts as an end
 */
export async function keepRunning(
  first: Program,
  start: () => Promise<Program>,
  stop: AbortSignal,
  { shortestMs, longestMs, steadyMs }: Pauses = PAUSES,
): Promise<void> {
  let program: Program | null = first
  let pauseMs = shortestMs
  while (program === null || !(await endsOrStops(program, stop))) {
    if (stop.aborted) return
    log.error({ program: first.name, pauseMs }, 'a program ended; it is started again after a pause')
    await wait(pauseMs, undefined, { signal: stop }).catch(() => {})
    if (stop.aborted) return
    const startedAt = performance.now()
    pauseMs = Math.min(pauseMs * 2, longestMs)
    program = await start().catch(() => null)
    void program?.exited.then(() => {
      if (performance.now() - startedAt > steadyMs) pauseMs = shortestMs
    })
  }
}

/** @returns whether it was told to stop, and has ended; `false`: it has ended by itself */
async function endsOrStops(program: Program, stop: AbortSignal): Promise<boolean> {
  const asked = stop.aborted ? Promise.resolve(true) : once(stop, 'abort').then(() => true)
  if (!(await Promise.race([asked, program.exited.then(() => false)]))) return false
  if (program.process.connected) program.process.disconnect()
  const limit = setTimeout(() => program.process.kill('SIGKILL'), END_LIMIT_MS)
  await program.exited
  clearTimeout(limit)
  return true
}
