import 'server-only'
import type { z } from 'zod'
import { MAX_ANSWER_BYTES } from '@/lib/contract/constants'
import { readAnswer } from '@/lib/contract/dropped'
import { endpointOf } from '@/lib/contract/endpoints'
import { observe, secondsSince } from '@/lib/metrics/count'
import { REQUEST_ID_HEADER } from '@/lib/rules/request-id'
import { requestNotes } from '@/lib/rules/request-notes'
import { parseJson } from '@/lib/rules/text/parse-json'
import { carried, inSpan } from '@/lib/tracing/span'
import { noteIncomplete } from '@/lib/server/cache/answer-note'
import { getEnvironment } from '@/lib/server/env'
import { log } from '@/lib/server/log'
import { readBounded } from '@/lib/server/provider/read-bounded'

const NOT_FOUND = Symbol('not found')

export type ProviderFault = 'unreachable' | 'timeout' | 'status' | 'too-large' | 'unreadable'

/** A call as it may stand in a log: its query may hold what a visitor typed, such as a name or a number. */
const withoutQuery = (path: string) => path.replace(/\?.*$/s, '')

/** The provider did not answer, or not what the contract says. Thrown, so that it is never cached. */
export class ProviderError extends Error {
  override name = 'ProviderError'
  readonly path: string
  /** What Next shows the page that stands in the place of one that broke: the request's id, which is in the log, too. */
  digest = requestNotes()?.requestId ?? undefined
  constructor(
    readonly fault: ProviderFault,
    path: string,
    readonly detail: string,
    readonly status?: number,
  ) {
    super(`provider ${fault} at ${withoutQuery(path)}: ${detail}`)
    this.path = withoutQuery(path)
  }
}

/**
 * Asks the provider for public content. No token and no header of the visitor goes with it, because
 * the answer is shown to everybody.
 * @param path relative to `API_BASE_URL`, for example `get/institutetype`
 * @throws ProviderError, logged once here; also for a 404, 410 or 501, by which such a call says that this is no provider
 */
export async function readProvider<Schema extends z.ZodType>(path: string, schema: Schema): Promise<z.output<Schema>> {
  return logged(path, async (call) => {
    const answer = await request(call, schema)
    if (answer === NOT_FOUND) throw new ProviderError('status', path, `status ${call.status}`, call.status)
    return answer
  })
}

/**
 * Asks the provider for one thing by its id, as `readProvider` does.
 * @returns `null` when the provider says 404 or 410, there is no such thing, or 501, it has no such call
 */
export async function findInProvider<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
): Promise<z.output<Schema> | null> {
  return logged(path, async (call) => {
    const answer = await request(call, schema)
    return answer === NOT_FOUND ? null : answer
  })
}

/**
 * Makes one call to the provider, whatever it answers.
 * @param init `limitMs`: gives up sooner than `API_TIMEOUT_MS`
 * @returns the answer with its JSON; `json` is `undefined` where there is none
 * @throws ProviderError, logged once here, when nothing comes or too much
 */
export async function callProvider(
  path: string,
  { limitMs, ...init }: Pick<RequestInit, 'method' | 'headers' | 'body'> & { limitMs?: number },
): Promise<{ status: number; headers: Headers; json: unknown }> {
  return logged(
    path,
    async (call) => {
      const response = await send(call, init)
      return { status: response.status, headers: response.headers, json: await readJson(response, call) }
    },
    limitMs,
  )
}

/** A call under way. `status`: what it was answered with, 0 until then. */
type Call = { path: string; deadline: AbortSignal; status: number }

async function logged<Result>(
  path: string,
  ask: (call: Call) => Promise<Result>,
  limitMs = Number.POSITIVE_INFINITY,
): Promise<Result> {
  const deadline = AbortSignal.timeout(Math.min(limitMs, getEnvironment().apiTimeoutMs))
  const call = { path, deadline, status: 0 }
  const begun = performance.now()
  const note = (outcome: string) =>
    observe('website_provider_call_seconds', { endpoint: endpointOf(path), outcome }, secondsSince(begun))
  try {
    const result = await inSpan({ name: `provider ${endpointOf(path)}`, kind: 'client' }, () => ask(call))
    note(String(call.status))
    return result
  } catch (error) {
    if (error instanceof ProviderError) {
      note(error.fault === 'status' ? String(call.status) : error.fault)
      log.error({ fault: error.fault, path: error.path, status: error.status }, error.message)
      noteIncomplete()
    }
    throw error
  }
}

/** There is no such thing, no more, or the provider has no such call. */
export const saysAbsent = (status: number) => [404, 410, 501].includes(status)

async function request<Schema extends z.ZodType>(
  call: Call,
  schema: Schema,
): Promise<z.output<Schema> | typeof NOT_FOUND> {
  const { path } = call
  const response = await send(call, { headers: { accept: 'application/json' } })
  if (!response.ok) await reached(async () => response.body?.cancel(), call)
  if (saysAbsent(response.status)) return NOT_FOUND
  if (!response.ok) throw new ProviderError('status', path, `status ${response.status}`, response.status)
  const json = await readJson(response, call)
  if (json === undefined) throw new ProviderError('unreadable', path, 'not JSON')
  const read = readAnswer(schema, json)
  if (read.dropped.count > 0) {
    log.warn({ path: withoutQuery(path), dropped: read.dropped }, 'provider: elements that cannot be read')
  }
  if (!read.ok) throw new ProviderError('unreadable', path, read.issues)
  return read.data
}

async function send(call: Call, init: RequestInit): Promise<Response> {
  const url = new URL(call.path, getEnvironment().apiBaseUrl)
  const headers = new Headers(init.headers)
  for (const [name, value] of Object.entries(carried())) headers.set(name, value)
  const requestId = requestNotes()?.requestId
  if (requestId) headers.set(REQUEST_ID_HEADER, requestId)
  const options: RequestInit = { ...init, headers, cache: 'no-store', redirect: 'error', signal: call.deadline }
  const response = await reached(() => fetch(url, options), call)
  call.status = response.status
  return response
}

/** `undefined` when the body is no JSON. */
async function readJson(response: Response, call: Call): Promise<unknown> {
  const body = await reached(() => readBounded(response, MAX_ANSWER_BYTES), call)
  if (body === null) throw new ProviderError('too-large', call.path, `over ${MAX_ANSWER_BYTES} bytes`)
  return parseJson(new TextDecoder().decode(body))
}

/** A step over the network: what fails in it is the provider's fault. What fails beside it is a bug. */
async function reached<Value>(step: () => Promise<Value>, { path, deadline }: Call): Promise<Value> {
  try {
    return await step()
  } catch (error) {
    throw faultOf(error, path, deadline)
  }
}

function faultOf(error: unknown, path: string, deadline: AbortSignal): ProviderError {
  if (deadline.aborted) return new ProviderError('timeout', path, 'no answer in time')
  const cause = error instanceof Error ? (error.cause ?? error) : error
  return new ProviderError('unreachable', path, cause instanceof Error ? cause.message : String(cause))
}
