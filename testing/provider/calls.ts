import { pino, type Logger } from 'pino'
import { createApp } from '@/provider/app'
import type { Database } from '@/provider/platform/database'
import { testEditions } from '@/testing/provider/open-data'
import { signInDependencies } from '@/testing/provider/sign-in'

export const silent: Logger = pino({ level: 'silent' })

/** Calls the provider's app without a network: the status and the parsed body. */
export function callsOn(database: () => Database | null, log: Logger = silent) {
  const app = createApp({ database, log, signIn: signInDependencies({ log }), openData: testEditions() })
  return async function call(path: string, init?: RequestInit): Promise<{ status: number; body: unknown }> {
    const response = await app.request(path, init)
    return { status: response.status, body: await response.json() }
  }
}
