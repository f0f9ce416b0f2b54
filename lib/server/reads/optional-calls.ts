import 'server-only'
import { keysOf } from '@/lib/contract/keys-of'
import type { OptionalCall } from '@/lib/rules/routes/table'
import { surviveOutage } from '@/lib/server/provider/outage'
import { listEvents } from '@/lib/server/reads/calendar'
import { listAskableExams } from '@/lib/server/reads/closing-ranks'
import { findFeeSheets } from '@/lib/server/reads/costs'

/** Whether the provider has something behind a call that it may lack. Each throws a ProviderError. */
const HAS: Readonly<Record<OptionalCall, () => Promise<boolean>>> = {
  calendar: async () => (await listEvents()).length > 0,
  'closing-ranks': async () => (await listAskableExams()).length > 0,
  'fee-rules': async () => (await findFeeSheets()) !== null,
}
const CALLS = keysOf(HAS)

/** As with the footer (footer.ts): a page is not kept waiting for a link. */
const PATIENCE_MS = 2_000
const newSurvival = () => ({ lastGood: { answer: false }, pause: { ms: 5_000, until: 0, isLate: false } })
const survivals: Readonly<Record<OptionalCall, ReturnType<typeof newSurvival>>> = {
  calendar: newSurvival(),
  'closing-ranks': newSurvival(),
  'fee-rules': newSurvival(),
}

/** The optional calls, of those that whole pages rest on, that the provider has; while it fails, those that it had. */
export async function readOptionalCalls(): Promise<OptionalCall[]> {
  const found = await Promise.all(
    CALLS.map(async (call) => {
      const survival = { ...survivals[call], patienceMs: PATIENCE_MS, keepsPageBriefly: true }
      return (await surviveOutage(HAS[call], survival)) ? call : []
    }),
  )
  return found.flat()
}
