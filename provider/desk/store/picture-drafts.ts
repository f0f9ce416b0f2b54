import type { DeskPictureChangeBody } from '@/lib/contract/desk/institution-pictures'
import type { PicturePlace } from '@/lib/contract/desk/picture-words'
import type { Text } from '@/lib/contract/lenient'
import type { DeskAccount } from '@/provider/desk/store/accounts'
import { addContentPicture } from '@/provider/desk/store/content-pictures'
import { changeDraft, type Drafted, versionOfForm } from '@/provider/desk/store/drafts'
import { holdDrafted } from '@/provider/desk/store/institution-drafts'
import { type FilesOutcome, getPictures, isTooFull } from '@/provider/desk/store/institution-pictures'
import { draftedPictures, wordsOfPictures } from '@/provider/edits/drafted-pictures'
import { changePictures, type Pictures, withPicture } from '@/provider/edits/edited-pictures'
import type { Database } from '@/provider/platform/database'

/** The pictures of an institution as they are changed in its draft: one field of it (ADR 171). */

/** As the draft has them, or as they stand where it has none of them. */
export const picturesWithDraft = (pictures: Pictures, { draft }: Pick<Drafted, 'draft'>): Pictures =>
  draftedPictures(pictures, draft?.said.pictures ?? wordsOfPictures(pictures), draft?.at ?? new Date(0))

/** `version`: of the institution with its draft, as it was shown. */
type Wanted = { id: number; version: string }
type Upload = { address: string; bytes: Buffer }

/** Changes the pictures of an institution in its draft: all of it, with the audit trail, or nothing. */
function change(
  db: Database,
  account: DeskAccount,
  { id, version }: Wanted,
  make: (before: Pictures) => Pictures | null,
  upload: Upload | null,
  now: Date,
): Promise<FilesOutcome> {
  return db.transaction(async (tx): Promise<FilesOutcome> => {
    const drafted = await holdDrafted(tx, id)
    const pictures = await getPictures(tx, id)
    if (drafted === null || pictures === null) return { kind: 'unknown' }
    if (versionOfForm(drafted) !== version) return { kind: 'changed' }
    const before = picturesWithDraft(pictures, drafted)
    const after = make(before)
    if (after === null) return { kind: 'noFile' }
    if (isTooFull(before, after)) return { kind: 'full' }
    if (upload !== null) {
      const { address, bytes: file } = upload
      await addContentPicture(tx, account, { record: drafted.record, address, file }, now)
    }
    const sent = { pictures: wordsOfPictures(after) }
    await changeDraft(tx, account, drafted, { version, action: 'keep', at: '', sent }, now)
    return { kind: 'done' }
  })
}

type Added = Wanted & { place: PicturePlace; alt: Text | null; address: string; bytes: Buffer }

/** Adds an upload to the draft: at the end of the gallery, or in the place of the logo. */
export function draftPicture(db: Database, account: DeskAccount, added: Added, now: Date): Promise<FilesOutcome> {
  const { place, alt, address, bytes } = added
  const make = (before: Pictures) => withPicture(before, { address, place, alt, position: before.gallery.length }, now)
  return change(db, account, added, make, { address, bytes }, now)
}

type Changed = Wanted & Pick<DeskPictureChangeBody, 'address' | 'action'> & { alt: Text | null }

export const changeDraftedPicture = (db: Database, account: DeskAccount, wanted: Changed, now: Date) =>
  change(db, account, wanted, (before) => changePictures(before, wanted, wanted.alt, now), null, now)
