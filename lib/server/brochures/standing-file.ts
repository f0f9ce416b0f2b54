import 'server-only'
import type { Visitor } from '@/lib/server/auth/session-call'
import { openBrochure } from '@/lib/server/brochures/brochure-file'
import type { DeskPdf } from '@/lib/server/brochures/read-pdf'
import { askDesk } from '@/lib/server/desk/ask-desk'
import { surviveOutage } from '@/lib/server/provider/outage'
import { listBrochures } from '@/lib/server/reads/institute'

/**
 * Opens a brochure that an institution's page offers, for whoever is signed in at the desk: any student has it there.
 * @param signal whoever asks has gone
 */
export async function openStandingBrochure(
  visitor: Visitor,
  instituteId: string,
  brochureId: string,
  signal: AbortSignal,
): Promise<DeskPdf> {
  const session = await surviveOutage(() => askDesk(visitor, 'GET /desk/session'), { fallback: null })
  if (session === null) return 'away'
  if (session.status === 401) return 'signed-out'
  if (!session.ok) return 'away'
  const brochures = await surviveOutage(() => listBrochures(instituteId), { fallback: null })
  if (brochures === null) return 'away'
  const brochure = brochures.find(({ id }) => id === brochureId)
  if (brochure === undefined) return null
  const opened = await openBrochure(brochure.fileUrl, signal)
  return opened === 'none' ? null : (opened?.file ?? 'away')
}
