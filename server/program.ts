import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'

export type Program = { name: string; process: ChildProcess; exited: Promise<number> }

/** Starts a program of the project, with its output on ours. */
export function startProgram(name: string, command: string[], environment: NodeJS.ProcessEnv): Program {
  const [file = process.execPath, ...args] = command
  const child = spawn(file, args, { stdio: 'inherit', env: environment })
  const exited = new Promise<number>((resolve) => {
    child.once('exit', (code) => resolve(code ?? 1))
    child.once('error', () => resolve(1))
  })
  return { name, process: child, exited }
}

/** Is aborted when the process is told to stop, from now on: also while programs are still starting. */
export function stopSignal(): AbortSignal {
  const told = new AbortController()
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => told.abort())
  return told.signal
}

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
    const answer = await fetch(url, { signal: stop }).catch(() => null)
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
