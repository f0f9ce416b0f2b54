import { and, asc, desc, eq, notInArray, sql } from 'drizzle-orm'
import { MAX_BROCHURES, MAX_REMOVED_BROCHURES } from '@/lib/contract/desk/institution-brochures'
import type { Language } from '@/lib/contract/language'
import type { BrochureSaid } from '@/provider/desk/brochure-answers'
import type { DeskAccount } from '@/provider/desk/store/accounts'
import type { FilesOutcome } from '@/provider/desk/store/institution-pictures'
import { noteAudit } from '@/provider/desk/store/audit'
import { differing } from '@/provider/desk/store/differing'
import { holdImports, holdInstitution, recordOfInstitution } from '@/provider/desk/store/institutions'
import { readUpload } from '@/provider/desk/store/proposed-uploads'
import { versionOfValue } from '@/provider/desk/store/version'
import { brochures, removedBrochures } from '@/provider/directory/store/brochure-tables'
import { listNamedBrochures, listOwnBrochures } from '@/provider/directory/store/brochures'
import { institutes } from '@/provider/directory/store/schema'
import { BROCHURE_UPLOADS, newUploadAddress } from '@/provider/pictures/upload-address'
import { deskUploads } from '@/provider/pictures/upload-tables'
import type { ProposedBrochure, SaidBrochure } from '@/provider/edits/proposal-tables'
import type { Database } from '@/provider/platform/database'

type Row = typeof brochures.$inferSelect
/** The brochures of an institution: those that its page offers, what was removed lately, and in which languages lists name one. */
export type Brochures = {
  standing: readonly Row[]
  removed: readonly (typeof removedBrochures.$inferSelect)[]
  listed: readonly Language[]
}

/** `null`: there is no such institution. */
export async function getBrochures(db: Database, id: number): Promise<Brochures | null> {
  if ((await db.$count(institutes, eq(institutes.id, id))) === 0) return null
  const removed = await db
    .select()
    .from(removedBrochures)
    .where(eq(removedBrochures.instituteId, id))
    .orderBy(asc(removedBrochures.removedAt), asc(removedBrochures.id))
  const listed = await listNamedBrochures(db, id)
  return { standing: await listOwnBrochures(db, id), removed, listed: listed.map(({ language }) => language) }
}

/** Another one after every change. */
export const versionOfBrochures = ({ standing, removed }: Brochures) =>
  versionOfValue([standing, removed.map(({ id }) => id)])

/** Each with its language and address, for the audit trail. */
const inWords = ({ standing }: Brochures) =>
  Object.fromEntries(
    standing.map(({ id, fileUrl: file, ...said }) => [`brochure ${id}`, brochureInWords({ ...said, file })]),
  )

type Wanted = { id: number; version: string }
/** A brochure with its language and address, for the audit trail. */
export const brochureInWords = ({ title, language, file }: SaidBrochure) =>
  [title, ...(language === null ? [] : [language]), file].join(' · ')

type Refused = 'full' | 'noFile'

/** Changes the brochures of an institution as they were shown: all of it, with the audit trail, or nothing. */
async function change(
  db: Database,
  account: DeskAccount,
  { id, version }: Wanted,
  write: (tx: Database, before: Brochures) => Promise<Refused | null>,
  now: Date,
): Promise<FilesOutcome> {
  return db.transaction(async (tx): Promise<FilesOutcome> => {
    if (!(await holdImports(tx))) return { kind: 'importing' }
    await holdInstitution(tx, id)
    const before = await getBrochures(tx, id)
    if (before === null) return { kind: 'unknown' }
    if (versionOfBrochures(before) !== version) return { kind: 'changed' }
    const refused = await write(tx, before)
    if (refused !== null) return { kind: refused }
    await noteChange(tx, account, id, before, now)
    return { kind: 'done' }
  })
}

/**
 * Notes what was made of the brochures of an institution that is held, where that is anything.
 * @param of the proposal that it takes over @returns whether it is
 */
async function noteChange(
  tx: Database,
  account: DeskAccount,
  id: number,
  before: Brochures,
  now: Date,
  of: { proposal?: number } = {},
): Promise<boolean> {
  const after = (await getBrochures(tx, id)) ?? before
  if (versionOfBrochures(after) === versionOfBrochures(before)) return false
  await tx
    .update(institutes)
    .set({ updatedAt: sql`now()` })
    .where(eq(institutes.id, id))
  const changed = differing(inWords(before), inWords(after))
  await noteAudit(tx, account, now, {
    ...{ action: 'brochures-changed', record: recordOfInstitution(id), before: changed.before },
    after: { ...changed.after, ...of },
  })
  return true
}

const isFull = ({ standing }: Brochures) => standing.length >= MAX_BROCHURES

/** Keeps the file of an upload. @returns its address, which nobody guesses */
async function keepFile(tx: Database, file: Buffer, now: Date): Promise<string> {
  const address = newUploadAddress(BROCHURE_UPLOADS, 'pdf')
  await tx.insert(deskUploads).values({ address, file, addedAt: now })
  return address
}

/** Notes what is taken from its place, from which it can come back; of too many the first cannot any more, and its file goes with the next purge. */
async function noteRemoved(tx: Database, { instituteId, title, fileUrl, language }: Row, now: Date) {
  await tx.insert(removedBrochures).values({ instituteId, title, fileUrl, language, removedAt: now })
  const its = eq(removedBrochures.instituteId, instituteId)
  const { id, removedAt } = removedBrochures
  const latest = tx.select({ id }).from(removedBrochures).where(its)
  const kept = latest.orderBy(desc(removedAt), desc(id)).limit(MAX_REMOVED_BROCHURES)
  await tx.delete(removedBrochures).where(and(its, notInArray(id, kept)))
}

async function writeBrochure(tx: Database, row: Row, { file, ...said }: BrochureSaid, now: Date): Promise<void> {
  if (file !== null) await noteRemoved(tx, row, now)
  const fileUrl = file === null ? row.fileUrl : await keepFile(tx, file, now)
  await tx
    .update(brochures)
    .set({ ...said, fileUrl })
    .where(eq(brochures.id, row.id))
}

async function dropBrochure(tx: Database, row: Row, now: Date): Promise<void> {
  await tx.delete(brochures).where(eq(brochures.id, row.id))
  await noteRemoved(tx, row, now)
}

type Added = Wanted & { said: BrochureSaid & { file: Buffer } }

export function addBrochure(db: Database, account: DeskAccount, added: Added, now: Date): Promise<FilesOutcome> {
  const { file, ...said } = added.said
  const write = async (tx: Database, before: Brochures) => {
    if (isFull(before)) return 'full'
    await tx.insert(brochures).values({ instituteId: added.id, ...said, fileUrl: await keepFile(tx, file, now) })
    return null
  }
  return change(db, account, added, write, now)
}

type Changed = Wanted & { brochure: number }

/** Says another title or language; with a file, that takes the place of the one before, which can come back. */
export function saveBrochure(
  db: Database,
  account: DeskAccount,
  wanted: Changed & { said: BrochureSaid },
  now: Date,
): Promise<FilesOutcome> {
  const { file, ...said } = wanted.said
  const write = async (tx: Database, { standing }: Brochures) => {
    const row = standing.find(({ id }) => id === wanted.brochure)
    if (row === undefined) return 'noFile'
    await writeBrochure(tx, row, { ...said, file }, now)
    return null
  }
  return change(db, account, wanted, write, now)
}

export function removeBrochure(db: Database, account: DeskAccount, wanted: Changed, now: Date): Promise<FilesOutcome> {
  const write = async (tx: Database, { standing }: Brochures) => {
    const row = standing.find(({ id }) => id === wanted.brochure)
    if (row === undefined) return 'noFile'
    await dropBrochure(tx, row, now)
    return null
  }
  return change(db, account, wanted, write, now)
}

/** Brings one back that was removed or replaced; `brochure` is its number among those. It stands last. */
export function restoreBrochure(db: Database, account: DeskAccount, wanted: Changed, now: Date): Promise<FilesOutcome> {
  const write = async (tx: Database, before: Brochures) => {
    if (isFull(before)) return 'full'
    // What was removed long ago goes meanwhile: it is brought back by who takes it away first.
    const [row] = await tx
      .delete(removedBrochures)
      .where(and(eq(removedBrochures.id, wanted.brochure), eq(removedBrochures.instituteId, wanted.id)))
      .returning()
    if (row === undefined) return 'noFile'
    const { instituteId, title, fileUrl, language } = row
    await tx.insert(brochures).values({ instituteId, title, fileUrl, language })
    return null
  }
  return change(db, account, wanted, write, now)
}

type Taken = {
  before: Brochures
  /** What is taken over of a proposal. */
  lines: readonly ProposedBrochure[]
}

/** Whether there would be more than there may be with these lines of a proposal. */
export const wouldBeFull = ({ standing }: Brochures, lines: readonly ProposedBrochure[]) => {
  const added = lines.filter(({ id }) => id === null).length
  const gone = lines.filter(({ id, proposed }) => proposed === null && standing.some((row) => row.id === id)).length
  return added > 0 && standing.length + added - gone > MAX_BROCHURES
}

/** Does what is taken over of a proposal with an institution that is held; each file has an address of its own then. @returns whether anything changed */
export async function takeBrochures(
  tx: Database,
  account: DeskAccount,
  instituteId: number,
  { before, lines }: Taken,
  now: Date,
  of: { proposal: number },
): Promise<boolean> {
  for (const { id, proposed } of lines) {
    const row = before.standing.find((each) => each.id === id)
    const file = proposed && (await readUpload(tx, proposed.file))
    if (proposed === null) {
      if (row !== undefined) await dropBrochure(tx, row, now)
    } else {
      const { title, language } = proposed
      if (row !== undefined) await writeBrochure(tx, row, { title, language, file }, now)
      else if (file !== null)
        await tx.insert(brochures).values({ instituteId, title, language, fileUrl: await keepFile(tx, file, now) })
    }
  }
  return noteChange(tx, account, instituteId, before, now, of)
}
