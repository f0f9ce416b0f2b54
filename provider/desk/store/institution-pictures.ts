import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { AuditAction } from '@/lib/contract/desk/audit'
import { type DeskPictureChangeBody } from '@/lib/contract/desk/institution-pictures'
import { MAX_PICTURES, type PicturePlace } from '@/lib/contract/desk/picture-words'
import type { Text } from '@/lib/contract/lenient'
import { toldPictures } from '@/lib/rules/desk/drafted-pictures'
import type { DeskAccount } from '@/provider/desk/store/accounts'
import { noteAudit } from '@/provider/desk/store/audit'
import { differing } from '@/provider/desk/store/differing'
import { holdImports, recordOfInstitution } from '@/provider/desk/store/institutions'
import { versionOfValue } from '@/provider/desk/store/version'
import { institutePictures } from '@/provider/directory/store/picture-tables'
import { institutes } from '@/provider/directory/store/schema'
import { freshIn, publishedPictures, wordsOfPictures } from '@/provider/edits/drafted-pictures'
import { changePictures, type PictureRow, type Pictures, withPicture } from '@/provider/edits/edited-pictures'
import { publishedAddress } from '@/provider/pictures/upload-address'
import { deskUploads } from '@/provider/pictures/upload-tables'
import type { Database } from '@/provider/platform/database'

/** What comes of a change of an institution's pictures or brochures. */
export type FilesOutcome = { kind: 'unknown' | 'changed' | 'importing' | 'full' | 'noFile' | 'done' }

/** The pictures of an institution, without their bytes; `null` where there is none. */
export async function getPictures(db: Database, id: number): Promise<Pictures | null> {
  const [found] = await db
    .select({ logo: institutes.imageUrl, gallery: institutes.gallery })
    .from(institutes)
    .where(eq(institutes.id, id))
  if (found === undefined) return null
  return { ...found, rows: (await listPictureRows(db, [id])).get(id) ?? [] }
}

/** What the desk knows of the pictures of these institutions, by their numbers. */
export async function listPictureRows(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, PictureRow[]>> {
  const { instituteId, address, place, alt, removedAt, position } = institutePictures
  const rows = await db
    .select({ instituteId, address, place, alt, removedAt, position })
    .from(institutePictures)
    .where(inArray(instituteId, [...ids]))
    .orderBy(asc(removedAt), asc(address))
  const of = (id: number) => rows.flatMap(({ instituteId: its, ...row }) => (its === id ? row : []))
  return new Map(ids.map((id) => [id, of(id)]))
}

/** The same, held until the transaction ends: what was removed long ago goes meanwhile, and could not be brought back without its bytes. */
export async function holdPictures(tx: Database, id: number): Promise<Pictures | null> {
  const its = eq(institutePictures.instituteId, id)
  await tx.select({ address: institutePictures.address }).from(institutePictures).where(its).for('update')
  return getPictures(tx, id)
}

/** Another one after every change. */
export const versionOfPictures = ({ logo, gallery, rows }: Pictures) =>
  versionOfValue([logo, gallery, rows.map(({ address, alt, removedAt }) => [address, alt, removedAt])])

/** Each with what is seen on it, for the audit trail. */
const inWords = (pictures: Pictures): Record<string, string> =>
  Object.fromEntries(toldPictures(wordsOfPictures(pictures)))

export const isTooFull = (before: Pictures, after: Pictures) =>
  after.gallery.length > MAX_PICTURES && after.gallery.length > before.gallery.length

type Wanted = { id: number; version: string }
type Made = { pictures: Pictures; image?: { address: string; bytes: Buffer } }

/** Changes the pictures of an institution as they were shown: all of it, with the audit trail, or nothing. */
async function change(
  db: Database,
  account: DeskAccount,
  { id, version }: Wanted,
  make: (before: Pictures) => Made | 'noFile' | 'full',
  now: Date,
): Promise<FilesOutcome> {
  return db.transaction(async (tx): Promise<FilesOutcome> => {
    if (!(await holdImports(tx))) return { kind: 'importing' }
    await tx.select({ id: institutes.id }).from(institutes).where(eq(institutes.id, id)).for('update')
    const before = await holdPictures(tx, id)
    if (before === null) return { kind: 'unknown' }
    if (versionOfPictures(before) !== version) return { kind: 'changed' }
    const made = make(before)
    if (typeof made === 'string') return { kind: made }
    const { pictures: after, image } = made
    if (isTooFull(before, after)) return { kind: 'full' }
    if (versionOfPictures(after) === version) return { kind: 'done' }
    const images = new Map(image ? [[image.address, image.bytes]] : [])
    await writePictures(tx, account, id, { before, after, images }, now)
    return { kind: 'done' }
  })
}

type Change = {
  before: Pictures
  after: Pictures
  /** By address, of those that are new. */
  images: ReadonlyMap<string, Buffer>
}

/**
 * Writes the pictures of an institution that is held, with the audit trail, which has all of them beside those that changed.
 * @param of the proposal that it takes over, or the version that it brings back
 */
export async function writePictures(
  tx: Database,
  account: DeskAccount,
  id: number,
  { before, after, images }: Change,
  now: Date,
  of: { proposal?: number; version?: number } = {},
  action: AuditAction = 'pictures-changed',
) {
  await tx
    .update(institutes)
    .set({ imageUrl: after.logo, gallery: [...after.gallery], updatedAt: sql`now()` })
    .where(eq(institutes.id, id))
  for (const row of after.rows.filter((each) => !before.rows.includes(each))) {
    await tx
      .insert(institutePictures)
      .values({ ...row, instituteId: id, image: images.get(row.address) ?? null, addedAt: now })
      .onConflictDoUpdate({ target: [institutePictures.instituteId, institutePictures.address], set: row })
  }
  const changed = differing(inWords(before), inWords(after))
  await noteAudit(tx, account, now, {
    ...{ action, record: recordOfInstitution(id) },
    before: { ...changed.before, pictures: wordsOfPictures(before) },
    after: { ...changed.after, pictures: wordsOfPictures(after), ...of },
  })
}

/**
 * Publishes what a draft says of the pictures of an institution that is held: what was uploaded for it is kept as any picture of
 * one, and is nowhere else any more, so that it is gone once it is removed.
 */
export async function publishPictures(
  tx: Database,
  account: DeskAccount,
  id: number,
  { before, words }: { before: Pictures; words: string },
  now: Date,
  of: { version?: number },
  action?: AuditAction,
) {
  const uploads = await tx
    .delete(deskUploads)
    .where(inArray(deskUploads.address, freshIn(before, words)))
    .returning({ address: deskUploads.address, file: deskUploads.file })
  const images = new Map(uploads.map(({ address, file }) => [publishedAddress(address), file]))
  const after = publishedPictures(before, words, now)
  await writePictures(tx, account, id, { before, after, images }, now, of, action)
}

type Added = Wanted & { place: PicturePlace; alt: Text | null; address: string; bytes: Buffer }

/** Adds an upload: at the end of the gallery, or in the place of the logo, which can come back. */
export function addPicture(db: Database, account: DeskAccount, added: Added, now: Date): Promise<FilesOutcome> {
  const { place, alt, address, bytes } = added
  const make = (before: Pictures): Made => ({
    pictures: withPicture(before, { address, place, alt, position: before.gallery.length }, now),
    image: { address, bytes },
  })
  return change(db, account, added, make, now)
}

type Changed = Wanted & Pick<DeskPictureChangeBody, 'address' | 'action'> & { alt: Text | null }

export function changePicture(db: Database, account: DeskAccount, wanted: Changed, now: Date): Promise<FilesOutcome> {
  const make = (before: Pictures): Made | 'noFile' => {
    const pictures = changePictures(before, wanted, wanted.alt, now)
    return pictures === null ? 'noFile' : { pictures }
  }
  return change(db, account, wanted, make, now)
}
