import 'server-only'
import { FIGURES } from '@/lib/contract/source'
import type { Correction } from '@/lib/rules/enquiries/correction'
import { INSTITUTE_ID } from '@/lib/rules/institute/institute-path'
import { surviveOutage } from '@/lib/server/provider/outage'
import { getInstitute } from '@/lib/server/reads/institute'

/** What `/correction?id=&figure=` is about. @returns `null` where there is no such institution */
export async function readCorrection(query: URLSearchParams): Promise<Correction | null> {
  const asked = query.get('id') ?? ''
  const id = INSTITUTE_ID.test(asked) ? asked : null
  const figure = FIGURES.find((each) => each === query.get('figure')) ?? null
  if (id === null) return { id, institute: null, figure }
  const found = await surviveOutage(() => getInstitute(id), { fallback: 'failed', keepsPageBriefly: true } as const)
  return found === null ? null : { id, institute: found === 'failed' ? null : found, figure }
}
