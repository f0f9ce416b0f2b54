import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import type { TestPlace } from '@/testing/provider/databases'

type Options = { env?: Record<string, string>; input?: string }

/** Starts `scripts/<name>.mts` on a database, as an operator does. `ended`: how it ended, and what it said. */
export function startScript(name: string, place: TestPlace['place'], args: string[], options: Options = {}) {
  const { DATABASE_URL = '', DATA_DIR } = place
  const env = { ...process.env, DATABASE_URL, DATA_DIR, REVALIDATE_SECRET: '', ...options.env }
  const child = spawn(process.execPath, ['--import', 'tsx', `scripts/${name}.mts`, ...args], { env, stdio: 'pipe' })
  child.stdin.end(options.input)
  const ended = Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]).then(
    ([out, err, [code]]) => ({ code: z.number().nullable().parse(code), out, err }),
  )
  return { child, ended }
}
