import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { freePort } from '@/testing/free-port'

const PATIENCE_MS = 60_000
/** Firefox plays an authenticator where it is let play one, and asks no device of this machine. */
const PREFERENCES = {
  'security.webauth.webauthn_enable_softtoken': true,
  'security.webauth.webauthn_enable_usbtoken': false,
  'browser.shell.checkDefaultBrowser': false,
}
/** A number, the error and the value. */
const answerSchema = z.tuple([z.literal(1), z.int(), z.unknown(), z.unknown()])
const valueSchema = z.object({ value: z.unknown() })

async function reach(port: number): Promise<Socket> {
  const deadline = Date.now() + PATIENCE_MS
  for (;;) {
    const socket = connect(port, '127.0.0.1')
    const reached = await once(socket, 'connect').catch(() => null)
    if (reached !== null) return socket
    if (Date.now() > deadline) throw new Error('Firefox does not answer.')
    await wait(200)
  }
}

/** Asks Firefox by its own protocol: each message is a length, a colon and JSON. */
function converse(socket: Socket) {
  const waiting = new Map<number, (answer: z.output<typeof answerSchema>) => void>()
  let came = Buffer.alloc(0)
  let last = 0
  socket.on('data', (chunk: Buffer) => {
    came = Buffer.concat([came, chunk])
    for (let at = came.indexOf(':'); at > 0; at = came.indexOf(':')) {
      const end = at + 1 + Number(came.toString('utf8', 0, at))
      if (came.length < end) return
      const answer = answerSchema.safeParse(JSON.parse(came.toString('utf8', at + 1, end)))
      came = came.subarray(end)
      // The first message is a greeting.
      if (answer.success) waiting.get(answer.data[1])?.(answer.data)
    }
  })
  return async (command: string, parameters: object = {}): Promise<unknown> => {
    const number = (last += 1)
    const text = JSON.stringify([0, number, command, parameters])
    const answered = new Promise<z.output<typeof answerSchema>>((resolve) => void waiting.set(number, resolve))
    socket.write(`${Buffer.byteLength(text)}:${text}`)
    const [, , error, value] = await answered
    if (error !== null) throw new Error(`${command}: ${JSON.stringify(error).slice(0, 300)}`)
    return value
  }
}

/**
 * The system's Firefox by Marionette, which adds a virtual authenticator (WebAuthn, 11). Playwright has no command for one
 * in this browser, and geckodriver spells its options as Firefox does not read them (mozilla/geckodriver 2187).
 */
export async function openFirefox() {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'))
  const port = await freePort()
  const lines = Object.entries({ ...PREFERENCES, 'marionette.port': port }).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  )
  await writeFile(join(profile, 'user.js'), lines.join('\n'))
  const path = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr'
  const program = spawn(path, ['--marionette', '--headless', '--no-remote', '--profile', profile], { stdio: 'ignore' })
  async function close() {
    program.kill()
    if (program.exitCode === null && program.signalCode === null) await once(program, 'exit')
    // What it still writes while it ends may stand in the way.
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
  try {
    const send = converse(await reach(port))
    await send('WebDriver:NewSession', { capabilities: {} })
    return { send, close, evaluate: evaluateWith(send) }
  } catch (error) {
    await close()
    throw error
  }
}
type Send = ReturnType<typeof converse>

/** What a script of the page answers. */
const evaluateWith =
  (send: Send) =>
  async (script: string, args: readonly string[] = []) =>
    valueSchema.parse(await send('WebDriver:ExecuteScript', { script, args })).value
