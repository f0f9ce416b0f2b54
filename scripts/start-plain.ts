import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'

/**
 * `npm run start:plain`: `next start`, and the embedded provider where `API_BASE_URL` names no other, without
 * anything before them: no page cache, no policy, no visitor's address. To see what `server/` adds, and for
 * hosts that bring all that themselves. When one ends, so does the other.
 */
if (existsSync('.env')) process.loadEnvFile('.env')

const next = createRequire(import.meta.url).resolve('next/dist/bin/next')
const commands = [
  ...(process.env.API_BASE_URL ? [] : [['--import', 'tsx', 'provider/main.ts']]),
  [next, 'start', '--port', process.env.PORT || '3000'],
]
const environment = { ...process.env, PORT: process.env.PORT || '3000' }
const programs = commands.map((command) => spawn(process.execPath, command, { stdio: 'inherit', env: environment }))
const stopAll = () => programs.forEach((program) => program.kill('SIGTERM'))

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stopAll)
const ends = programs.map(async (program) => {
  const [code] = (await once(program, 'exit')) as [number | null]
  stopAll()
  return code ?? 0
})
process.exitCode = Math.max(...(await Promise.all(ends)))
