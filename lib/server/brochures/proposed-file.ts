import 'server-only'
import { MAX_BROCHURE_BYTES } from '@/lib/contract/desk/institution-brochures'
import { deskRequest } from '@/lib/contract/desk/request'
import type { Visitor } from '@/lib/server/auth/session-call'
import { type DeskPdf, NoPdf, openPdf } from '@/lib/server/brochures/read-pdf'
import { getEnvironment } from '@/lib/server/env'
import { log } from '@/lib/server/log'

/**
 * Opens a brochure that is proposed for who may see it, as it comes: it may be larger than any answer that is read at once.
 * @param signal whoever asks has gone
 */
export async function openProposedBrochure(
  { address, token }: Visitor & { token: string },
  name: string,
  signal: AbortSignal,
): Promise<DeskPdf> {
  const { apiBaseUrl, apiTimeoutMs } = getEnvironment()
  const { path } = deskRequest('GET /desk/proposed-brochures/{name}', { name })
  try {
    const { status, file } = await openPdf(new URL(path, apiBaseUrl), {
      ...{ isPublicOnly: false, timeoutMs: apiTimeoutMs, signal, limit: MAX_BROCHURE_BYTES },
      headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': address },
    })
    if (status === 401) return 'signed-out'
    if (file === null && status !== 403 && status !== 404) throw new Error(`status ${status}`)
    return file
  } catch (error) {
    if (!signal.aborted)
      log.error({ path }, `a proposed brochure: ${error instanceof Error ? error.message : String(error)}`)
    return error instanceof NoPdf ? null : 'away'
  }
}
