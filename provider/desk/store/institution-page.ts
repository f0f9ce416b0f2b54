import { eq, sql } from 'drizzle-orm'
import type { AuditAction } from '@/lib/contract/desk/audit'
import type { DeskAccount } from '@/provider/desk/store/accounts'
import { noteAudit } from '@/provider/desk/store/audit'
import { keepSaid, recordOfInstitution } from '@/provider/desk/store/institutions'
import { institutes } from '@/provider/directory/store/schema'
import { type PageColumns, pageWrites, wordsOfPage } from '@/provider/edits/page-parts'
import type { Database } from '@/provider/platform/database'

type Words = Readonly<Record<string, string>>

/**
 * Writes what the page of an institution that is held says by these parts, which can stand there, with the audit trail.
 * @param of the entry that it brings back
 */
export async function writePage(
  tx: Database,
  account: DeskAccount,
  row: PageColumns & { id: number },
  said: Words,
  now: Date,
  of: { version?: number },
  action: AuditAction = 'institution-changed',
) {
  const { id } = row
  const writes = pageWrites(row, said)
  await tx
    .update(institutes)
    .set({ ...writes, updatedAt: sql`now()` })
    .where(eq(institutes.id, id))
  // No list says anything of these: that the desk did keeps the institution from going with a list that is undone.
  await keepSaid(tx, account, id, {}, now)
  const [before, after] = [wordsOfPage(row), wordsOfPage({ ...row, ...writes })].map((words) =>
    Object.fromEntries(Object.entries(words).filter(([part]) => part in said)),
  )
  await noteAudit(tx, account, now, {
    action,
    record: recordOfInstitution(id),
    before: before ?? {},
    after: { ...after, ...of },
  })
}
