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

/**
 * Waits until an address answers with a success.
 * @throws Error when the program ends first, or after `timeoutMs`
 */
export async function waitUntilReady(program: Program, url: string, timeoutMs: number): Promise<void> {
  const deadline = Date.now() + timeoutMs
  let ended = false
  void program.exited.then(() => (ended = true))
  while (Date.now() < deadline) {
    if (ended) throw new Error(`${program.name} ended while it started; its message stands above.`)
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
    await wait(100)
  }
  throw new Error(`${program.name} did not answer at ${url} within ${timeoutMs / 1000} s.`)
}

/** Runs until one of the programs ends or the process is told to stop, then stops the others. */
export async function superviseUntilEnd(programs: Program[]): Promise<number> {
  const asked = Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')]).then(() => 0)
  const code = await Promise.race([asked, ...programs.map((program) => program.exited)])
  for (const program of programs) program.process.kill('SIGTERM')
  await Promise.all(programs.map((program) => program.exited))
  return code
}
