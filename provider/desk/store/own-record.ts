import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import { PROPOSED_FIELDS, type ProposedField } from '@/lib/contract/desk/proposal'
import type { FieldFlaw, InstitutionField } from '@/lib/contract/desk/institution'
import type { Language } from '@/lib/contract/language'
import type { DeskAccount } from '@/provider/desk/store/accounts'
import { noteAudit } from '@/provider/desk/store/audit'
import { holdInstitution } from '@/provider/desk/store/institutions'
import {
  getOpenProposal,
  proposedIn,
  recordOfProposal,
  versionOfShown,
  type Proposal,
} from '@/provider/desk/store/proposals'
import { checkInstitution } from '@/provider/edits/check'
import { valuesOf } from '@/provider/edits/fields'
import { instituteProposals, type ProposedValue } from '@/provider/edits/proposal-tables'
import type { Database } from '@/provider/platform/database'

/** `sent`: the fields that were touched; `null`: what waits is taken back. */
export type Proposed = {
  instituteId: number
  version: string
  sent: Partial<Record<ProposedField, string | undefined>> | null
  language: Language
}
/** `id` of what waits now; `null`: nothing does. */
export type ProposeOutcome =
  | { kind: 'done'; id: number | null }
  | { kind: 'changed' | 'unknown' }
  | { kind: 'invalid'; flaws: ReadonlyMap<InstitutionField, FieldFlaw> }

async function withdraw(tx: Database, account: DeskAccount, open: Proposal, now: Date): Promise<void> {
  await tx
    .update(instituteProposals)
    .set({ state: 'withdrawn', version: open.version + 1, changedAt: now })
    .where(eq(instituteProposals.id, open.id))
  await noteAudit(tx, account, now, {
    action: 'proposal-withdrawn',
    record: recordOfProposal(open.id),
    before: { institution: open.instituteId, ...proposedIn(open.fields) },
  })
}

/** Keeps these fields as the proposal that waits, in the place of the one that did. */
async function keep(
  tx: Database,
  account: DeskAccount,
  { instituteId, language }: Pick<Proposed, 'instituteId' | 'language'>,
  open: Proposal | null,
  fields: ProposedValue[],
  now: Date,
): Promise<number> {
  const written = { fields, accountId: account.id, by: account.name, language, changedAt: now }
  const begun = { ...written, instituteId, state: 'open', version: 1, proposedAt: now } as const
  const [kept] =
    open === null
      ? await tx.insert(instituteProposals).values(begun).returning({ id: instituteProposals.id })
      : await tx
          .update(instituteProposals)
          .set({ ...written, version: open.version + 1 })
          .where(eq(instituteProposals.id, open.id))
          .returning({ id: instituteProposals.id })
  if (kept === undefined) throw new Error('the proposal was not written')
  await noteAudit(tx, account, now, {
    action: 'proposal-sent',
    record: recordOfProposal(kept.id),
    before: Object.fromEntries(fields.map(({ name, was }) => [name, was])),
    after: { institution: instituteId, ...proposedIn(fields) },
  })
  return kept.id
}

/**
 * Proposes something else than an institution's record says, as record and proposal were shown; or takes what waits back.
 * The institution is held: one proposal of it waits, and one that is merged into another meanwhile is not there any more.
 */
export async function propose(
  db: Database,
  account: DeskAccount,
  { version, sent, ...whose }: Proposed,
  now: Date,
): Promise<ProposeOutcome> {
  return db.transaction(async (tx): Promise<ProposeOutcome> => {
    const row = await holdInstitution(tx, whose.instituteId)
    if (row === null || row.retiredAt !== null) return { kind: 'unknown' }
    const open = await getOpenProposal(tx, row.id)
    if (versionOfShown(row, open) !== version) return { kind: 'changed' }
    const before = valuesOf(row)
    const all = sent === null ? {} : { ...proposedIn(open?.fields ?? []), ...sent }
    const { changed, flaws } = checkInstitution(before, all)
    if (flaws !== null) return { kind: 'invalid', flaws }
    const fields = PROPOSED_FIELDS.flatMap((name): ProposedValue[] => {
      const proposed = changed[name]
      return proposed === undefined ? [] : [{ name, was: before[name], proposed, fate: null }]
    })
    // Sent once more as it waits it is no change, whoever sends it.
    if (open !== null && isDeepStrictEqual(fields, open.fields)) return { kind: 'done', id: open.id }
    if (fields.length > 0) return { kind: 'done', id: await keep(tx, account, whose, open, fields, now) }
    if (open !== null) await withdraw(tx, account, open, now)
    return { kind: 'done', id: null }
  })
}
