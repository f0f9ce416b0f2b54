import { and, eq, lt, notInArray, or } from 'drizzle-orm'
import { PROPOSED_UPLOAD_DAYS, PROPOSED_UPLOADS } from '@/lib/contract/desk/proposal-parts'
import { DAY_MS } from '@/lib/contract/time'
import { getOwnInstitute } from '@/provider/desk/own-institute'
import type { DeskAccount } from '@/provider/desk/store/accounts'
import { instituteProposals, proposedUploads } from '@/provider/edits/proposal-tables'
import type { Database } from '@/provider/platform/database'

/** The uploads of a proposal that are there, by address. */
export async function listUploads(db: Database, proposalId: number): Promise<ReadonlySet<string>> {
  const { address } = proposedUploads
  const rows = await db.select({ address }).from(proposedUploads).where(eq(proposedUploads.proposalId, proposalId))
  return new Set(rows.map((row) => row.address))
}

/** The same, held until the transaction ends: one whose time is over goes meanwhile. */
export async function holdUploads(tx: Database, proposalId: number): Promise<ReadonlySet<string>> {
  const { address } = proposedUploads
  const its = eq(proposedUploads.proposalId, proposalId)
  const rows = await tx.select({ address }).from(proposedUploads).where(its).for('update')
  return new Set(rows.map((row) => row.address))
}

/** The bytes of one, which may be many; `null`: there is none at that address. */
export async function readUpload(tx: Database, address: string): Promise<Buffer | null> {
  const its = eq(proposedUploads.address, address)
  const [found] = await tx.select({ file: proposedUploads.file }).from(proposedUploads).where(its)
  return found?.file ?? null
}

const waits = eq(instituteProposals.state, 'open')

/** An upload of a proposal that waits, for who may see it: a representative those of their own institution. */
export async function getUploadFor(db: Database, account: DeskAccount, name: string): Promise<Buffer | null> {
  const address = `${PROPOSED_UPLOADS}${name}`
  const [found] = await db
    .select({ file: proposedUploads.file, instituteId: instituteProposals.instituteId })
    .from(proposedUploads)
    .innerJoin(instituteProposals, eq(instituteProposals.id, proposedUploads.proposalId))
    .where(and(eq(proposedUploads.address, address), waits))
  const isTheirs = account.role !== 'representative' || (await getOwnInstitute(db, account))?.id === found?.instituteId
  return found !== undefined && isTheirs ? found.file : null
}

/** Takes the uploads of a proposal away that it speaks of no more; without any that stay: all of them. */
export async function dropUploads(tx: Database, proposalId: number, stay: readonly string[] = []): Promise<void> {
  const { address } = proposedUploads
  const its = eq(proposedUploads.proposalId, proposalId)
  await tx.delete(proposedUploads).where(stay.length === 0 ? its : and(its, notInArray(address, [...stay])))
}

/**
 * Takes uploads away about which nobody has decided for so long, and those of proposals that wait no more: a program that
 * knows of none may have taken one back while another was put in its place.
 */
export async function purgeUploads(db: Database, now: Date): Promise<void> {
  const since = new Date(now.getTime() - PROPOSED_UPLOAD_DAYS * DAY_MS)
  const waiting = db.select({ id: instituteProposals.id }).from(instituteProposals).where(waits)
  const { addedAt, proposalId } = proposedUploads
  await db.delete(proposedUploads).where(or(lt(addedAt, since), notInArray(proposalId, waiting)))
}
