import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver'
import { freePort } from '@/testing/free-port'

/** WebKit's own small browser. */
const MINI_BROWSER = process.env.WEBKIT_PATH ?? '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'
/** The desktop's settings: without motion, as a click would chase the smooth scrolling that led to its place. */
const SETTINGS = fileURLToPath(new URL('settings', import.meta.url))
const SCREEN = ['-screen', '0', '1400x1000x24', '-nolisten', 'tcp']

/** A display that nobody sees, at a free number. */
async function openDisplay(): Promise<{ name: string; program: ChildProcess }> {
  const program = spawn('Xvfb', ['-displayfd', '1', ...SCREEN], { stdio: ['ignore', 'pipe', 'ignore'] })
  const [number] = await once(program.stdout, 'data')
  return { name: `:${String(number).trim()}`, program }
}

async function end(program: ChildProcess): Promise<void> {
  program.kill()
  if (program.exitCode === null && program.signalCode === null) await once(program, 'exit')
}

/** Whoever asks sooner is refused the connection: on a busy machine the driver needs a while to start. */
async function isListening(server: string, limitMs = 30_000): Promise<void> {
  const deadline = Date.now() + limitMs
  while ((await fetch(`${server}/status`).catch(() => null)) === null) {
    if (Date.now() > deadline) throw new Error('WebKitWebDriver does not answer.')
    await wait(50)
  }
}

/**
 * WebKit as the system has it, with which Safari has its engine in common. Playwright drives none but its own
 * build, so this one is asked by WebDriver.
 */
export async function openWebKit(): Promise<{ driver: WebDriver; close: () => Promise<void> }> {
  const display = await openDisplay()
  const port = await freePort()
  const environment = { ...process.env, DISPLAY: display.name, LIBGL_ALWAYS_SOFTWARE: '1', XDG_CONFIG_HOME: SETTINGS }
  const service = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore', env: environment })
  const endAll = () => Promise.all([service, display.program].map(end))
  try {
    const options = { binary: MINI_BROWSER, args: ['--automation'] }
    const capabilities = new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options })
    const server = `http://127.0.0.1:${port}`
    await isListening(server)
    const driver = await new Builder().usingServer(server).withCapabilities(capabilities).build()
    return {
      driver,
      close: () =>
        driver
          .quit()
          .finally(endAll)
          .then(() => {}),
    }
  } catch (error) {
    await endAll()
    throw error
  }
}
