import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { DEFAULTS } from '@/lib/rules/environment'
import { checkConfiguration, isEmbedded } from './configuration'
import { logFailedStart } from './log'
import { type Program, startProgram, stopSignal, superviseUntilEnd, waitUntilReady } from './program'
import { serve } from './serve'
import { readSettings } from './settings'
import { sharedSecret } from './shared-secret'

/**
 * Starts the website, and the embedded provider where `API_BASE_URL` names no other.
 * `start.ts dev` runs both with reload.
 */
const isDevelopment = process.argv[2] === 'dev'
// As every program of the project does; what stands in the environment already counts more.
if (existsSync('.env')) process.loadEnvFile('.env')

const require = createRequire(import.meta.url)
const environment: NodeJS.ProcessEnv = { ...process.env, PORT: process.env.PORT || String(DEFAULTS.PORT) }

const providerReadyUrl = `http://127.0.0.1:${environment.PROVIDER_PORT || DEFAULTS.PROVIDER_PORT}/readyz`

function startProvider(): Program {
  const command = isDevelopment
    ? [require.resolve('tsx/cli'), 'watch', '--clear-screen=false', 'provider/main.ts']
    : ['--import', 'tsx', 'provider/main.ts', '--supervised']
  return startProgram('The provider', [process.execPath, ...command], environment)
}

/** Both programs with reload, Next without anything before it; when one ends, so does the other. */
async function develop(hasProvider: boolean, stop: AbortSignal): Promise<number> {
  const programs: Program[] = []
  try {
    if (hasProvider) {
      const provider = startProvider()
      programs.push(provider)
      await waitUntilReady(provider, providerReadyUrl, 120_000, stop)
    }
    const next = [process.execPath, require.resolve('next/dist/bin/next'), 'dev']
    if (!stop.aborted) programs.push(startProgram('The website', next, environment))
    return await superviseUntilEnd(programs, stop)
  } catch (error) {
    for (const program of programs) program.process.kill('SIGTERM')
    throw error
  }
}

const stop = stopSignal()
try {
  checkConfiguration(environment)
  const hasProvider = isEmbedded(environment)
  if (hasProvider) environment.REVALIDATE_SECRET ||= sharedSecret(environment.DATA_DIR || DEFAULTS.DATA_DIR)
  const provider = hasProvider ? { start: startProvider, readyUrl: providerReadyUrl } : null
  process.exitCode = isDevelopment
    ? await develop(hasProvider, stop)
    : await serve(readSettings(environment), environment, provider, stop)
} catch (error) {
  // A person reads it there.
  // eslint-disable-next-line no-restricted-properties
  if (isDevelopment) console.error(error instanceof Error ? error.message : error)
  else logFailedStart(error)
  process.exitCode = 1
}
