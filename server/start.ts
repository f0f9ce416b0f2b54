import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { type Program, startProgram, stopSignal, superviseUntilEnd, waitUntilReady } from './program'

/**
 * Starts the website, and the embedded provider where `API_BASE_URL` names no other.
 * `start.ts dev` runs both with reload.
 */
const isDevelopment = process.argv[2] === 'dev'
// As every program of the project does; what stands in the environment already counts more.
if (existsSync('.env')) process.loadEnvFile('.env')

const require = createRequire(import.meta.url)
const environment: NodeJS.ProcessEnv = { ...process.env, PORT: process.env.PORT || '3000' }

/**
 * With the embedded provider, a secret is made once for both programs, and kept where the commands
 * of the same folder (such as the import) find it.
 */
async function sharedSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'revalidate-secret')
  await mkdir(dataDir, { recursive: true })
  await writeFile(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 }).catch(() => {})
  return (await readFile(file, 'utf8')).trim()
}

function startProvider(): Program {
  const run = isDevelopment ? [require.resolve('tsx/cli'), 'watch', '--clear-screen=false'] : ['--import', 'tsx']
  return startProgram('The provider', [process.execPath, ...run, 'provider/main.ts'], environment)
}

/** In production our own server around Next, which finds out who the visitor is; in development Next's. */
function startWebsite(): Program {
  const command = isDevelopment ? [require.resolve('next/dist/bin/next'), 'dev'] : ['server/website-start.mjs']
  const mode = isDevelopment ? {} : { NODE_ENV: 'production' as const }
  return startProgram('The website', [process.execPath, ...command], { ...environment, ...mode })
}

const stop = stopSignal()
const programs: Program[] = []
try {
  if (!environment.API_BASE_URL) {
    environment.REVALIDATE_SECRET ||= await sharedSecret(environment.DATA_DIR || '.data')
    const provider = startProvider()
    programs.push(provider)
    const address = `http://127.0.0.1:${environment.PROVIDER_PORT || 3001}/healthz`
    await waitUntilReady(provider, address, 120_000, stop)
  }
  if (!stop.aborted) programs.push(startWebsite())
  process.exitCode = await superviseUntilEnd(programs, stop)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  for (const program of programs) program.process.kill('SIGTERM')
  process.exitCode = 1
}
