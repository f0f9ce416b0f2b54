import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'

/** A program of the project in a process of its own, whose output is kept. */
export type CapturedProgram = {
  pid: number
  /** What it has written so far, on both streams. */
  output: () => string
  /** @param signal SIGTERM unless told */
  stop: (signal?: NodeJS.Signals) => Promise<void>
}

/** A website starts in 3 s; beside other work it has been seen to take more than 60. */
const READY_LIMIT_MS = 180_000
const ASK_EVERY_MS = 50

/**
 * Starts `node` with these arguments and waits until `readyUrl` answers with a success.
 * @throws Error with the end of its output when it ends before, or takes too long
 */
export async function startCaptured(
  args: string[],
  environment: Record<string, string>,
  readyUrl: string,
): Promise<CapturedProgram> {
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  })
  let written = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (written += part.toString()))
  const isOver = () => child.exitCode !== null || child.signalCode !== null
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (isOver()) return
    const over = once(child, 'exit')
    child.kill(signal)
    await over
  }
  const deadline = Date.now() + READY_LIMIT_MS
  while (!isOver() && Date.now() < deadline) {
    const answer = await fetch(readyUrl).catch(() => null)
    await answer?.body?.cancel()
    if (answer?.ok && child.pid !== undefined) return { pid: child.pid, output: () => written, stop }
    await wait(ASK_EVERY_MS)
  }
  await stop('SIGKILL')
  throw new Error(`${args.join(' ')} does not answer at ${readyUrl}: ${written.slice(-500)}`)
}
