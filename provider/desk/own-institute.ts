import { and, eq, isNull } from 'drizzle-orm'
import type { DeskRole } from '@/lib/contract/desk/rights'
import { institutes } from '@/provider/directory/store/schema'
import type { Database } from '@/provider/platform/database'

type Whose = { role: DeskRole; instituteId: number | null }

/** The institution whose representative somebody is; `null` for any other role, and where it is retired or gone. */
export async function getOwnInstitute(db: Database, { role, instituteId }: Whose) {
  if (role !== 'representative' || instituteId === null) return null
  const { id, name } = institutes
  const [found] = await db
    .select({ id, name })
    .from(institutes)
    .where(and(eq(id, instituteId), isNull(institutes.retiredAt)))
  return found ?? null
}

/** Whether somebody can be invited so: a representative of an institution that stands, and nobody else of any. */
export async function isWhole(db: Database, whose: Whose): Promise<boolean> {
  if (whose.role !== 'representative') return whose.instituteId === null
  return (await getOwnInstitute(db, whose)) !== null
}
