import 'server-only'
import type { OptionalPart } from '@/lib/rules/routes/table'
import { surviveOutage } from '@/lib/server/provider/outage'
import { listEvents } from '@/lib/server/reads/calendar'

/** Whether the provider has a part that it may lack, and something in it. Each throws a ProviderError. */
const HAS: Readonly<Record<OptionalPart, () => Promise<boolean>>> = {
  calendar: async () => (await listEvents()).length > 0,
}
const PARTS = Object.keys(HAS).filter((name): name is OptionalPart => Object.hasOwn(HAS, name))

/** The parts that the provider has; while it fails, those that it had. Never an error. */
export async function findParts(): Promise<ReadonlySet<OptionalPart>> {
  const found = await Promise.all(PARTS.map(async (part) => ((await readPart(part)) ? part : [])))
  return new Set(found.flat())
}

/** A page is not kept waiting for a link in its footer, as it is not for the footer (footer.ts). */
const PATIENCE_MS = 2_000
type Survival = { lastGood: { answer: boolean }; pause: { ms: number; until: number; isLate: boolean } }
const survivals = new Map<OptionalPart, Survival>()

function readPart(part: OptionalPart): Promise<boolean> {
  const survival = survivals.get(part) ?? { lastGood: { answer: false }, pause: { ms: 5_000, until: 0, isLate: false } }
  survivals.set(part, survival)
  return surviveOutage(HAS[part], { ...survival, patienceMs: PATIENCE_MS })
}
