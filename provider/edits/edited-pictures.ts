import type { DeskPictureChangeBody } from '@/lib/contract/desk/institution-pictures'
import type { PicturePlace } from '@/lib/contract/desk/picture-words'
import type { Text } from '@/lib/contract/lenient'

/** What the desk knows of a picture, but for its bytes. */
export type PictureRow = {
  address: string
  place: PicturePlace
  alt: Text | null
  removedAt: Date | null
  position: number
}
/** The pictures of an institution: those that stand there, and what the desk knows of these and of removed ones. */
export type Pictures = { logo: string | null; gallery: readonly string[]; rows: readonly PictureRow[] }

export const altOf = ({ rows }: Pictures, address: string) => rows.find((row) => row.address === address)?.alt ?? null
export const removedOf = ({ rows }: Pictures) => rows.filter(({ removedAt }) => removedAt !== null)

const isShown = ({ logo, gallery }: Pictures, address: string) => logo === address || gallery.includes(address)

/** With a row in the place of the one of its address. */
const withRow = (rows: readonly PictureRow[], row: PictureRow) => [
  ...rows.filter(({ address }) => address !== row.address),
  row,
]

/** Takes a picture from its place, from which it can come back. */
function without(pictures: Pictures, address: string, now: Date): Pictures {
  const { logo, gallery, rows } = pictures
  const position = gallery.indexOf(address)
  const place = position < 0 ? 'logo' : 'gallery'
  const row = {
    address,
    place,
    alt: altOf(pictures, address),
    removedAt: now,
    position: Math.max(0, position),
  } as const
  return {
    logo: place === 'logo' ? null : logo,
    gallery: gallery.filter((_, at) => at !== position),
    rows: withRow(rows, row),
  }
}

/** Puts a picture into its place; a logo that stood there can come back. */
export function withPicture(pictures: Pictures, row: Omit<PictureRow, 'removedAt'>, now: Date): Pictures {
  const standing = { ...row, removedAt: null }
  if (row.place === 'gallery')
    return {
      ...pictures,
      gallery: pictures.gallery.toSpliced(row.position, 0, row.address),
      rows: withRow(pictures.rows, standing),
    }
  const cleared = pictures.logo === null ? pictures : without(pictures, pictures.logo, now)
  return { ...cleared, logo: row.address, rows: withRow(cleared.rows, standing) }
}

/** Where in the gallery a picture goes by an action. */
const MOVES = {
  first: () => 0,
  earlier: (at: number) => Math.max(0, at - 1),
  later: (at: number) => at + 1,
} as const

/**
 * What becomes of the pictures of an institution by an action; the same where it changes nothing. `alt`: what is seen
 * on it from now on; without one it stays. @returns `null`: there is no such picture to do this with
 */
export function changePictures(
  pictures: Pictures,
  { address, action }: Pick<DeskPictureChangeBody, 'address' | 'action'>,
  alt: Text | null,
  now: Date,
): Pictures | null {
  if (action === 'restore') {
    const row = removedOf(pictures).find((removed) => removed.address === address)
    return row === undefined ? null : withPicture(pictures, row, now)
  }
  if (!isShown(pictures, address)) return null
  if (action === 'remove') return without(pictures, address, now)
  const at = pictures.gallery.indexOf(address)
  const place = at < 0 ? 'logo' : 'gallery'
  const rows =
    alt === null ? pictures.rows : withRow(pictures.rows, { address, place, alt, removedAt: null, position: 0 })
  if (action === 'say' || at < 0) return { ...pictures, rows }
  const gallery = pictures.gallery.toSpliced(at, 1).toSpliced(MOVES[action](at), 0, address)
  return { ...pictures, gallery, rows }
}
