import { and, asc, count, desc, eq, getTableColumns, min, ne, sql } from 'drizzle-orm'
import type { InstitutionValues } from '@/lib/contract/desk/institution'
import type { ProposalState } from '@/lib/contract/desk/proposal'
import { deskAccounts } from '@/provider/desk/store/desk-tables'
import { versionOf } from '@/provider/desk/store/institutions'
import { institutes } from '@/provider/directory/store/schema'
import { instituteProposals, type ProposedValue } from '@/provider/edits/proposal-tables'
import type { Database } from '@/provider/platform/database'

export type Proposal = typeof instituteProposals.$inferSelect
export type Row = typeof institutes.$inferSelect

export const recordOfProposal = (id: number) => `proposal ${id}`

/** What somebody is shown of a record and its proposal, in short: another text after every change of one of them. */
export const versionOfShown = (row: Row, proposal: Proposal | null) =>
  `${versionOf(row)}.${versionOfProposal(proposal)}`
export const versionOfProposal = (proposal: Proposal | null) => `${proposal?.id ?? 0}.${proposal?.version ?? 0}`

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

/**
 * A page of the proposals in this state: of those that wait the longest waiting first, of others the latest. Of courses,
 * pictures and brochures only how many lines: there may be hundreds.
 */
export async function listProposals(db: Database, state: ProposalState, { page, limit }: Page) {
  const { courses, pictures, brochures, ...said } = getTableColumns(instituteProposals)
  const { changedAt, proposedAt, id } = said
  const lengthOf = (lines: typeof courses | typeof pictures | typeof brochures) =>
    sql<number>`jsonb_array_length(${lines})`
  const isIn = eq(instituteProposals.state, state)
  const isThere = eq(institutes.id, instituteProposals.instituteId)
  const rows = await db
    .select({
      proposal: { ...said, courses: lengthOf(courses), pictures: lengthOf(pictures), brochures: lengthOf(brochures) },
      ...{ name: institutes.name, retiredAt: institutes.retiredAt },
    })
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
