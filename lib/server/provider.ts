import 'server-only'
import type { z } from 'zod'
import { readAnswer } from '@/lib/contract/dropped'
import { getEnvironment } from '@/lib/server/env'
import { log } from '@/lib/server/log'
import { readBounded } from '@/lib/server/read-bounded'

/** The largest answer that is read. The longest real one, a detail with everything, is under 200 kB. */
const MAX_ANSWER_BYTES = 5_000_000

export type ProviderFault = 'unreachable' | 'timeout' | 'status' | 'too-large' | 'unreadable'

/** The provider did not answer, or not what the contract says. Thrown, so that it is never cached. */
export class ProviderError extends Error {
  override name = 'ProviderError'
  constructor(
    readonly fault: ProviderFault,
    readonly path: string,
    readonly detail: string,
    readonly status?: number,
  ) {
    super(`provider ${fault} at ${path}: ${detail}`)
  }
}

/**
 * Asks the provider for public content. No token and no header of the visitor goes with it, because
 * the answer is shown to everybody.
 * @param path relative to `API_BASE_URL`, for example `institute/details?id=7`
 * @returns the answer as the schema reads it; `null` when the provider says 404
 * @throws ProviderError, logged once here
 */
export async function readProvider<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
): Promise<z.output<Schema> | null> {
  const deadline = AbortSignal.timeout(getEnvironment().apiTimeoutMs)
  try {
    return await request(path, schema, deadline)
  } catch (error) {
    const fault = error instanceof ProviderError ? error : faultOf(error, path, deadline)
    log.error({ fault: fault.fault, path: fault.path, status: fault.status }, fault.message)
    throw fault
  }
}

async function request<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  deadline: AbortSignal,
): Promise<z.output<Schema> | null> {
  const response = await fetch(new URL(path, getEnvironment().apiBaseUrl), {
    cache: 'no-store',
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: deadline,
  })
  if (response.status === 404) {
    await response.body?.cancel()
    return null
  }
  if (!response.ok) {
    await response.body?.cancel()
    throw new ProviderError('status', path, `status ${response.status}`, response.status)
  }
  const body = await readBounded(response, MAX_ANSWER_BYTES)
  if (body === null) throw new ProviderError('too-large', path, `over ${MAX_ANSWER_BYTES} bytes`)
  const read = readAnswer(schema, parseJson(body, path))
  if (read.dropped.count > 0) log.warn({ path, dropped: read.dropped }, 'provider: elements that cannot be read')
  if (!read.ok) throw new ProviderError('unreadable', path, read.issues)
  return read.data
}

function parseJson(body: Uint8Array, path: string): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body))
  } catch {
    throw new ProviderError('unreadable', path, 'not JSON')
  }
}

function faultOf(error: unknown, path: string, deadline: AbortSignal): ProviderError {
  if (deadline.aborted) return new ProviderError('timeout', path, 'no answer in time')
  const cause = error instanceof Error ? (error.cause ?? error) : error
  return new ProviderError('unreachable', path, cause instanceof Error ? cause.message : String(cause))
}
