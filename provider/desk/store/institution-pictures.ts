import { asc, eq, sql } from 'drizzle-orm'
import { type DeskPictureChangeBody } from '@/lib/contract/desk/institution-pictures'
import { MAX_PICTURES, type PicturePlace } from '@/lib/contract/desk/picture-words'
import { type Text, wordsOf } from '@/lib/contract/lenient'
import type { DeskAccount } from '@/provider/desk/store/accounts'
import { noteAudit } from '@/provider/desk/store/audit'
import { differing } from '@/provider/desk/store/differing'
import { holdImports, recordOfInstitution } from '@/provider/desk/store/institutions'
import { versionOfValue } from '@/provider/desk/store/version'
import { institutePictures } from '@/provider/directory/store/picture-tables'
import { institutes } from '@/provider/directory/store/schema'
import { altOf, changePictures, type Pictures, withPicture } from '@/provider/edits/edited-pictures'
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
  const { address, place, alt, removedAt, position } = institutePictures
  const rows = await db
    .select({ address, place, alt, removedAt, position })
    .from(institutePictures)
    .where(eq(institutePictures.instituteId, id))
    .orderBy(asc(removedAt), asc(address))
  return { ...found, rows }
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
function inWords(pictures: Pictures): Record<string, string> {
  const said = (address: string) => {
    const alt = altOf(pictures, address)
    return [address, ...(alt ? wordsOf(alt) : [])].join(' · ')
  }
  const gallery = pictures.gallery.map((address, at) => [`picture ${at + 1}`, said(address)] as const)
  return Object.fromEntries([...(pictures.logo === null ? [] : [['logo', pictures.logo] as const]), ...gallery])
}

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
 * Writes the pictures of an institution that is held, with the audit trail.
 * @param of the proposal that it takes over
 */
export async function writePictures(
  tx: Database,
  account: DeskAccount,
  id: number,
  { before, after, images }: Change,
  now: Date,
  of: { proposal?: number } = {},
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
    action: 'pictures-changed',
    record: recordOfInstitution(id),
    before: changed.before,
    after: { ...changed.after, ...of },
  })
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
