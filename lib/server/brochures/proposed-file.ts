import 'server-only'
import type { IncomingMessage } from 'node:http'
import { MAX_BROCHURE_BYTES } from '@/lib/contract/desk/institution-brochures'
import { deskRequest } from '@/lib/contract/desk/request'
import type { Visitor } from '@/lib/server/auth/session-call'
import { openFile } from '@/lib/server/brochures/open-file'
import { MAX_MS, readPdf } from '@/lib/server/brochures/read-pdf'
import { getEnvironment } from '@/lib/server/env'
import { log } from '@/lib/server/log'

/**
 * Opens a brochure that is proposed for who may see it, as it comes: it may be larger than any answer that is read at once.
 * @param signal whoever asks has gone
 * @returns `null` where there is none for them; 'signed-out' where their session has ended; 'away' where the provider does not answer
 */
export async function openProposedBrochure(
  { address, token }: Visitor & { token: string },
  name: string,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array> | 'signed-out' | 'away' | null> {
  const { apiBaseUrl, apiTimeoutMs } = getEnvironment()
  const { path } = deskRequest('GET /desk/proposed-brochures/{name}', { name })
  let answer: IncomingMessage | undefined
  try {
    answer = await openFile(new URL(path, apiBaseUrl), {
      ...{ isPublicOnly: false, accept: 'application/pdf', timeoutMs: apiTimeoutMs, signal },
      headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': address },
    })
    if (answer.statusCode === 200)
      return await readPdf(answer, { limit: MAX_BROCHURE_BYTES, idleMs: apiTimeoutMs, totalMs: MAX_MS })
    answer.destroy()
    if (answer.statusCode === 401) return 'signed-out'
    if (answer.statusCode === 403 || answer.statusCode === 404) return null
    throw new Error(`answered ${answer.statusCode}`)
  } catch (error) {
    answer?.destroy()
    if (!signal.aborted)
      log.error({ path }, `a proposed brochure: ${error instanceof Error ? error.message : String(error)}`)
    // What is no PDF is none of theirs, whoever sent it.
    return answer?.statusCode === 200 ? null : 'away'
  }
}
