import { and, eq, lt, notInArray, or } from 'drizzle-orm'
import { PROPOSED_PICTURE_DAYS } from '@/lib/contract/desk/proposal-parts'
import { DAY_MS } from '@/lib/contract/time'
import { instituteProposals, proposedPictures } from '@/provider/edits/proposal-tables'
import type { Database } from '@/provider/platform/database'

/** The uploads of a proposal that are there, by address. */
export async function listUploads(db: Database, proposalId: number): Promise<ReadonlySet<string>> {
  const { address } = proposedPictures
  const rows = await db.select({ address }).from(proposedPictures).where(eq(proposedPictures.proposalId, proposalId))
  return new Set(rows.map((row) => row.address))
}

/** The same with their bytes, held until the transaction ends: one whose time is over goes meanwhile. */
export async function holdUploads(tx: Database, proposalId: number): Promise<ReadonlyMap<string, Buffer>> {
  const { address, image } = proposedPictures
  const its = eq(proposedPictures.proposalId, proposalId)
  const rows = await tx.select({ address, image }).from(proposedPictures).where(its).for('update')
  return new Map(rows.map((row) => [row.address, row.image]))
}

const waits = eq(instituteProposals.state, 'open')

/** An upload of a proposal that waits, of which institution, for who may see it. */
export async function getUpload(db: Database, address: string) {
  const [found] = await db
    .select({ image: proposedPictures.image, instituteId: instituteProposals.instituteId })
    .from(proposedPictures)
    .innerJoin(instituteProposals, eq(instituteProposals.id, proposedPictures.proposalId))
    .where(and(eq(proposedPictures.address, address), waits))
  return found ?? null
}

/** Takes the uploads of a proposal away that it speaks of no more; without any that stay: all of them. */
export async function dropUploads(tx: Database, proposalId: number, stay: readonly string[] = []): Promise<void> {
  const { address } = proposedPictures
  const its = eq(proposedPictures.proposalId, proposalId)
  await tx.delete(proposedPictures).where(stay.length === 0 ? its : and(its, notInArray(address, [...stay])))
}

/**
 * Takes uploads away about which nobody has decided for so long, and those of proposals that wait no more: a program that
 * knows of none may have taken one back while another was put in its place.
 */
export async function purgeUploads(db: Database, now: Date): Promise<void> {
  const since = new Date(now.getTime() - PROPOSED_PICTURE_DAYS * DAY_MS)
  const waiting = db.select({ id: instituteProposals.id }).from(instituteProposals).where(waits)
  const { addedAt, proposalId } = proposedPictures
  await db.delete(proposedPictures).where(or(lt(addedAt, since), notInArray(proposalId, waiting)))
}
