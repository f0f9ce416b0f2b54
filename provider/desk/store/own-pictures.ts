import type { DeskPictureChangeBody } from '@/lib/contract/desk/institution-pictures'
import type { PicturePlace } from '@/lib/contract/desk/picture-words'
import type { Text } from '@/lib/contract/lenient'
import type { DeskAccount } from '@/provider/desk/store/accounts'
import { isTooFull, versionOfPictures } from '@/provider/desk/store/institution-pictures'
import { changeProposal, type Made, type FilesProposed, type FromPage } from '@/provider/desk/store/own-record'
import { getShown, type Shown, withoutGone } from '@/provider/desk/store/proposal-lines'
import { getOpenProposal, type Proposal, versionOfProposal } from '@/provider/desk/store/proposals'
import { changePictures, type Pictures, withPicture } from '@/provider/edits/edited-pictures'
import { pictureChanges, shownPictures, withPictureChanges } from '@/provider/edits/proposed-pictures'
import type { Database } from '@/provider/platform/database'

/** As they are proposed, or else are: what is removed is so by the proposal alone. */
const proposedPictures = ({ pictures, uploads }: Shown, open: Proposal | null) =>
  withPictureChanges(
    shownPictures(pictures),
    withoutGone(open?.pictures ?? [], uploads),
    open?.changedAt ?? new Date(0),
  )

const versionOf = ({ pictures, uploads }: Shown, open: Proposal | null) =>
  `${versionOfPictures(pictures)}.${uploads.size}.${versionOfProposal(open)}`

/** The pictures of an institution as its representative proposes them, or else as they are. */
export async function getOwnPictures(db: Database, instituteId: number) {
  const open = await getOpenProposal(db, instituteId)
  const shown = await getShown(db, instituteId, open)
  return { version: versionOf(shown, open), pictures: proposedPictures(shown, open) }
}

type Asked = FromPage & { version: string }

/** Proposes other pictures than there are, as those and the proposal were shown. */
function change(
  db: Database,
  account: DeskAccount,
  { version, ...from }: Asked,
  make: (before: Pictures) => Pictures | null,
  upload: Made['upload'],
  now: Date,
): Promise<FilesProposed> {
  return changeProposal<FilesProposed>(
    db,
    account,
    from,
    async (tx, row, open) => {
      const shown = await getShown(tx, row.id, open)
      if (versionOf(shown, open) !== version) return { kind: 'changed' }
      const before = proposedPictures(shown, open)
      const after = make(before)
      if (after === null) return { kind: 'noFile' }
      if (isTooFull(before, after)) return { kind: 'full' }
      const pictures = pictureChanges(shownPictures(shown.pictures), after, open?.pictures ?? [])
      return { parts: { pictures }, ...(upload && { upload }) }
    },
    now,
  )
}

type Added = Asked & { place: PicturePlace; alt: Text | null; address: string; bytes: Buffer }

/** Proposes an upload: at the end of the gallery, or in the place of the logo. */
export function proposePicture(
  db: Database,
  account: DeskAccount,
  { place, alt, address, bytes, ...asked }: Added,
  now: Date,
): Promise<FilesProposed> {
  const make = (before: Pictures) => withPicture(before, { address, place, alt, position: before.gallery.length }, now)
  return change(db, account, asked, make, { address, file: bytes }, now)
}

type Changed = Asked & Pick<DeskPictureChangeBody, 'address' | 'action'> & { alt: Text | null }

export function proposePictureChange(
  db: Database,
  account: DeskAccount,
  { address, action, alt, ...asked }: Changed,
  now: Date,
): Promise<FilesProposed> {
  const make = (before: Pictures) => changePictures(before, { address, action }, alt, now)
  return change(db, account, asked, make, undefined, now)
}
