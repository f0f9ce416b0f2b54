import { and, asc, count, desc, eq, min, ne, sql } from 'drizzle-orm'
import type { InstitutionField, InstitutionValues } from '@/lib/contract/desk/institution'
import type { ProposalReason, ProposalState } from '@/lib/contract/desk/proposal'
import type { DeskAccount } from '@/provider/desk/store/accounts'
import { noteAudit } from '@/provider/desk/store/audit'
import { deskAccounts } from '@/provider/desk/store/desk-tables'
import { holdImports, holdInstitution, versionOf, writeSaid } from '@/provider/desk/store/institutions'
import { institutes } from '@/provider/directory/store/schema'
import { checkInstitution } from '@/provider/edits/check'
import { valuesOf } from '@/provider/edits/fields'
import { instituteProposals, type ProposedValue } from '@/provider/edits/proposal-tables'
import type { Database } from '@/provider/platform/database'

export type Proposal = typeof instituteProposals.$inferSelect
type Row = typeof institutes.$inferSelect

export const recordOfProposal = (id: number) => `proposal ${id}`

/** What somebody is shown of a record and its proposal, in short: another text after every change of one of them. */
export const versionOfShown = (row: Row, proposal: Pick<Proposal, 'id' | 'version'> | null) =>
  `${versionOf(row)}.${proposal?.id ?? 0}.${proposal?.version ?? 0}`

/** What is proposed, by field. */
export const proposedIn = (fields: readonly ProposedValue[]): InstitutionValues =>
  Object.fromEntries(fields.map(({ name, proposed }) => [name, proposed]))

const isOpen = eq(instituteProposals.state, 'open')

/** The proposal of an institution that waits; `null`: none does. */
export async function getOpenProposal(db: Database, instituteId: number): Promise<Proposal | null> {
  const [found] = await db
    .select()
    .from(instituteProposals)
    .where(and(eq(instituteProposals.instituteId, instituteId), isOpen))
  return found ?? null
}

/** Those of an institution that wait no more, the latest first. */
export const listPastProposals = (db: Database, instituteId: number, limit: number) =>
  db
    .select()
    .from(instituteProposals)
    .where(and(eq(instituteProposals.instituteId, instituteId), ne(instituteProposals.state, 'open')))
    .orderBy(desc(instituteProposals.changedAt), desc(instituteProposals.id))
    .limit(limit)

type Page = { page: number; limit: number }

/** A page of the proposals in this state: of those that wait the longest waiting first, of others the latest. */
export async function listProposals(db: Database, state: ProposalState, { page, limit }: Page) {
  const { changedAt, proposedAt, id } = instituteProposals
  const isIn = eq(instituteProposals.state, state)
  const isThere = eq(institutes.id, instituteProposals.instituteId)
  const rows = await db
    .select({ proposal: instituteProposals, name: institutes.name, retiredAt: institutes.retiredAt })
    .from(instituteProposals)
    .innerJoin(institutes, isThere)
    .where(isIn)
    .orderBy(...(state === 'open' ? [asc(proposedAt), asc(id)] : [desc(changedAt), desc(id)]))
    .limit(limit)
    .offset((page - 1) * limit)
  const [all] = await db.select({ total: count() }).from(instituteProposals).innerJoin(institutes, isThere).where(isIn)
  return { rows, total: all?.total ?? 0 }
}

/** How many wait, and since when the longest does. */
export async function countProposals(db: Database) {
  const [found] = await db
    .select({ open: count(), oldestAt: min(instituteProposals.proposedAt) })
    .from(instituteProposals)
    .innerJoin(institutes, eq(institutes.id, instituteProposals.instituteId))
    .where(isOpen)
  return found ?? { open: 0, oldestAt: null }
}

/** A proposal with its institution; `null` where one of them is not. */
export async function getProposal(db: Database, id: number) {
  const { instituteId, accountId } = instituteProposals
  const [found] = await db
    .select({
      proposal: instituteProposals,
      institute: institutes,
      // Whose account was closed, or has another role, represents nobody any more.
      represents: sql<boolean>`coalesce(${deskAccounts.closedAt} is null and ${deskAccounts.instituteId} = ${instituteId}, false)`,
    })
    .from(instituteProposals)
    .innerJoin(institutes, eq(institutes.id, instituteId))
    .leftJoin(deskAccounts, eq(deskAccounts.id, accountId))
    .where(eq(instituteProposals.id, id))
  return found ?? null
}

/** `reason` and `words`: why what is not accepted is refused. */
export type Decision = {
  id: number
  version: string
  accepted: readonly string[]
  reason: ProposalReason | null
  words: string | null
}
type Flaws = ReadonlyMap<InstitutionField | 'reason', string>
export type DecideOutcome =
  | { kind: 'done'; instituteId: number; isChanged: boolean }
  | { kind: 'importing' | 'changed' | 'unknown' }
  | { kind: 'invalid'; flaws: Flaws }

const namesOf = (fields: readonly ProposedValue[]) => fields.map(({ name }) => name).join(', ')

/**
 * Decides about a proposal as it was shown beside its record: what is accepted is a change at the desk as any, under the
 * editor's name; the rest is refused. All of it, with the audit trail, or nothing.
 */
export async function decideProposal(
  db: Database,
  account: DeskAccount,
  { id, version, ...asked }: Decision,
  now: Date,
): Promise<DecideOutcome> {
  return db.transaction(async (tx): Promise<DecideOutcome> => {
    if (asked.accepted.length > 0 && !(await holdImports(tx))) return { kind: 'importing' }
    const [found] = await tx.select().from(instituteProposals).where(eq(instituteProposals.id, id))
    const row = found === undefined ? null : await holdInstitution(tx, found.instituteId)
    // As it is once the institution is held: whoever changes a proposal holds it, too.
    const [proposal] = await tx.select().from(instituteProposals).where(eq(instituteProposals.id, id)).for('update')
    if (proposal === undefined || row === null) return { kind: 'unknown' }
    if (proposal.state !== 'open' || versionOfShown(row, proposal) !== version) return { kind: 'changed' }
    // Of one that is retired the page lets nobody accept anything.
    if (row.retiredAt !== null && asked.accepted.length > 0) return { kind: 'changed' }
    const before = valuesOf(row)
    const isAccepted = ({ name, proposed }: ProposedValue) => asked.accepted.includes(name) || before[name] === proposed
    const taken = proposal.fields.filter(isAccepted)
    const refused = proposal.fields.filter((field) => !isAccepted(field))
    if (refused.length > 0 && asked.reason === null) return { kind: 'invalid', flaws: new Map([['reason', 'needed']]) }
    const { changed, flaws } = checkInstitution(before, proposedIn(taken))
    if (flaws !== null) return { kind: 'invalid', flaws }
    const isChanged = Object.keys(changed).length > 0
    if (isChanged) await writeSaid(tx, account, row, changed, now, { proposal: id })
    const why = refused.length > 0 ? asked : { reason: null, words: null }
    await tx
      .update(instituteProposals)
      .set({
        ...{ state: 'decided', version: proposal.version + 1, changedAt: now, decidedAt: now, decidedBy: account.name },
        ...{ reason: why.reason, words: why.words },
        fields: proposal.fields.map((field) => ({ ...field, fate: isAccepted(field) ? 'accepted' : 'refused' })),
      })
      .where(eq(instituteProposals.id, id))
    await noteAudit(tx, account, now, {
      action: 'proposal-decided',
      record: recordOfProposal(id),
      after: {
        ...{ institution: row.id, accepted: namesOf(taken), refused: namesOf(refused) },
        ...(why.reason !== null && { reason: why.reason, words: why.words }),
      },
    })
    return { kind: 'done', instituteId: row.id, isChanged }
  })
}
