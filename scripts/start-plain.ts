import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { randomBytes } from 'node:crypto'

/**
 * `npm run start:plain`: `next start`, and the embedded provider where `API_BASE_URL` names no other, without
 * anything before them: no page cache, no policy, no visitor's address. To see what `server/` adds, and for
 * hosts that bring all that themselves. When one ends, so does the other.
 */
if (existsSync('.env')) process.loadEnvFile('.env')

/** Of both programs, and of the commands of the same folder, which find it there; `npm start` does the same. */
function sharedSecret(dataDir: string): string {
  const file = join(dataDir, 'revalidate-secret')
  mkdirSync(dataDir, { recursive: true })
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 })
  return readFileSync(file, 'utf8').trim()
}

const isEmbedded = !process.env.API_BASE_URL
const next = createRequire(import.meta.url).resolve('next/dist/bin/next')
const commands = [
  ...(isEmbedded ? [['--import', 'tsx', 'provider/main.ts']] : []),
  [next, 'start', '--port', process.env.PORT || '3000'],
]
const environment: NodeJS.ProcessEnv = { ...process.env, PORT: process.env.PORT || '3000' }
if (isEmbedded) environment.REVALIDATE_SECRET ||= sharedSecret(environment.DATA_DIR || '.data')
const programs = commands.map((command) => spawn(process.execPath, command, { stdio: 'inherit', env: environment }))
const stopAll = () => programs.forEach((program) => program.kill('SIGTERM'))

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stopAll)
const ends = programs.map(async (program) => {
  const [code] = (await once(program, 'exit')) as [number | null]
  stopAll()
  return code ?? 0
})
process.exitCode = Math.max(...(await Promise.all(ends)))
