import { randomBytes } from 'node:crypto'
import type { AuditAction } from '@/lib/contract/desk/audit'
import type { DeskAccount } from '@/provider/desk/store/accounts'
import { isOfNewDraft, listAuditOf, noteAudit } from '@/provider/desk/store/audit'
import { changeDraft, type Drafted } from '@/provider/desk/store/drafts'
import type { Database } from '@/provider/platform/database'

/** Drafts of what is not there yet, whatever it is to become (ADR 156, 170). */

type Sent = Readonly<Record<string, string | undefined>>
/** `invalid`: it was not kept. */
export type NewOutcome = { kind: 'kept'; id: string } | { kind: 'invalid'; flaws: ReadonlyMap<string, string> }

/** Keeps one under a name of its own. @param draftedAs it, while nothing is kept yet */
export async function keepNew(
  tx: Database,
  account: DeskAccount,
  draftedAs: (id: string) => Drafted,
  sent: Sent,
  now: Date,
): Promise<NewOutcome> {
  const id = `new_${randomBytes(6).toString('hex')}`
  const drafted = draftedAs(id)
  await changeDraft(tx, account, drafted, { version: drafted.version, action: 'keep', at: '', sent }, now)
  return { kind: 'kept', id }
}

/** Notes what became of one that is published: the last that its history says. */
export const noteAdded = (
  tx: Database,
  account: DeskAccount,
  { record, id }: { record: string; id: string },
  now: Date,
  action: AuditAction = 'content-published',
) => noteAudit(tx, account, now, { action, record, after: { id } })

/** What became of one that is published; `null`: nothing did, or it is none. */
export async function getAddedOf(db: Database, record: string): Promise<string | null> {
  const [last] = isOfNewDraft(record) ? await listAuditOf(db, record) : []
  const added = last?.after?.id
  return typeof added === 'string' ? added : null
}
