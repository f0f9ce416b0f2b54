import 'server-only'
import type { IncomingHttpHeaders } from 'node:http'
import { attachment, brochureFileName, brochureOrigin } from '@/lib/rules/institute/brochure'
import type { Visitor } from '@/lib/server/auth/session-call'
import { getSessionUser } from '@/lib/server/auth/session-user'
import { NoPdf, openPdf } from '@/lib/server/brochures/read-pdf'
import { getEnvironment } from '@/lib/server/env'
import { log } from '@/lib/server/log'
import { surviveOutage } from '@/lib/server/provider/outage'
import { listBrochures } from '@/lib/server/reads/institute'

const MAX_BYTES = 25 * 1024 * 1024

/**
 * What came of asking for a brochure. `unknown`: the provider names no such one. `failed`: it names
 * one, of which no PDF can be had. `away`: the provider could not be asked.
 */
export type BrochureOutcome = { kind: 'file'; file: Response } | { kind: 'signed-out' | 'unknown' | 'failed' | 'away' }

/**
 * Fetches a brochure for somebody who is signed in, by its id: the address is the provider's, and
 * leads to the provider or to one of `BROCHURE_HOSTS`.
 * @param signal the visitor has gone
 */
export async function fetchBrochure(
  { address, token }: Visitor,
  instituteId: string,
  brochureId: string,
  signal: AbortSignal,
): Promise<BrochureOutcome> {
  if (token === null) return { kind: 'signed-out' }
  const ask = () => Promise.all([getSessionUser({ address, token }), listBrochures(instituteId)])
  const answers = await surviveOutage(ask, { fallback: null })
  if (answers === null) return { kind: 'away' }
  const [user, brochures] = answers
  if (user === null) return { kind: 'signed-out' }
  const brochure = brochures.find(({ id }) => id === brochureId)
  if (brochure === undefined) return { kind: 'unknown' }
  const opened = await openBrochure(brochure.fileUrl, signal)
  if (opened === null || opened === 'none') return { kind: 'failed' }
  const headers = headersOf(opened.headers, brochureFileName(brochure.title ?? ''))
  return { kind: 'file', file: new Response(opened.file, { headers }) }
}

type Opened = { file: ReadableStream<Uint8Array>; headers: IncomingHttpHeaders }

/** Opens the file at an address that the provider wrote; 'none': what is there is none, `null`: it cannot be had now. Either is logged. */
export async function openBrochure(fileUrl: string, signal: AbortSignal): Promise<Opened | 'none' | null> {
  const { apiBaseUrl, apiTimeoutMs, brochureHosts } = getEnvironment()
  const origin = brochureOrigin(fileUrl, apiBaseUrl, brochureHosts)
  try {
    if (origin === null) throw new Error('an address that is not allowed')
    const asked = { isPublicOnly: !origin.isProvider, timeoutMs: apiTimeoutMs, signal, limit: MAX_BYTES }
    const { status, headers, file } = await openPdf(origin.url, asked)
    if (status === 403 || status === 404) throw new NoPdf(`status ${status}`)
    if (file === null) throw new Error(`status ${status}`)
    return { file, headers }
  } catch (error) {
    if (!signal.aborted)
      log.error({ host: origin?.url.host }, `brochure: ${error instanceof Error ? error.message : ''}`)
    return error instanceof NoPdf ? 'none' : null
  }
}

function headersOf(headers: IncomingHttpHeaders, fileName: string): HeadersInit {
  const length = headers['content-length']
  return {
    'content-type': 'application/pdf',
    'content-disposition': attachment(fileName),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    ...(length !== undefined && { 'content-length': length }),
  }
}
