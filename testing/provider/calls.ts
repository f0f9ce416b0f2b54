import { pino, type Logger } from 'pino'
import { createApp } from '@/provider/app'
import type { Database } from '@/provider/platform/database'
import { testEditions } from '@/testing/provider/open-data'
import { signInDependencies } from '@/testing/provider/sign-in'

export const silent: Logger = pino({ level: 'silent' })

/** The provider's app without a network, without what it does not need for the directory. */
export const appOn = (database: () => Database | null, log: Logger = silent) =>
  createApp({ database, log, signIn: signInDependencies({ log }), openData: testEditions() })

/** Calls that app: the status and the parsed body. */
export function callsOn(database: () => Database | null, log: Logger = silent) {
  const app = appOn(database, log)
  return async function call(path: string, init?: RequestInit): Promise<{ status: number; body: unknown }> {
    const response = await app.request(path, init)
    return { status: response.status, body: await response.json() }
  }
}
