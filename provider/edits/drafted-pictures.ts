import { isDeepStrictEqual } from 'node:util'
import { pictureWords, picturesIn } from '@/lib/rules/desk/drafted-pictures'
import { altOf, type PictureRow, type Pictures, removedOf } from '@/provider/edits/edited-pictures'
import { CONTENT_PICTURES, publishedAddress } from '@/provider/pictures/upload-address'

/** The pictures of an institution as its draft has them. */

export const wordsOfPictures = (pictures: Pictures): string =>
  pictureWords({
    logo: pictures.logo,
    gallery: pictures.gallery.map((address) => ({ address, alt: altOf(pictures, address) })),
  })

const addressesOf = ({ logo, gallery }: Pick<Pictures, 'logo' | 'gallery'>) => [
  ...(logo === null ? [] : [logo]),
  ...gallery,
]
const namedBy = (words: string) => {
  const { logo, gallery } = picturesIn(words)
  return addressesOf({ logo, gallery: gallery.map(({ address }) => address) })
}

/** What was uploaded for the draft: nobody's until that is published. */
const isDrafted = (address: string) => address.startsWith(CONTENT_PICTURES)
export const draftedIn = (words: string) => namedBy(words).filter(isDrafted)
/** Of these, what does not stand on the page: a list may have named one that was uploaded for a text, and that stays there. */
export const freshIn = (now: Pictures, words: string) =>
  draftedIn(words).filter((address) => !addressesOf(now).includes(address))

/** Which pictures a draft or a version names that are not there any more, neither on the page nor among what was removed lately. */
export function goneIn(now: Pictures, words: string): string[] {
  const there = new Set([...addressesOf(now), ...removedOf(now).map(({ address }) => address)])
  return namedBy(words).filter((address) => !there.has(address) && !isDrafted(address))
}

const pictureAt = <Picture extends { address: string }>(pictures: readonly Picture[], address: string) =>
  pictures.find((each) => each.address === address)

/**
 * What a draft says of pictures that were changed before the public since: what was removed there is gone from the draft, too,
 * since what must go must not come back with it; what was added there stands last; and of what is seen on one the draft has the
 * words of now where it has none of its own.
 */
export function settledPictures(now: Pictures, was: string, said: string): string {
  const standing = wordsOfPictures(now)
  if (was === standing) return said
  const [before, drafted, stands] = [picturesIn(was), picturesIn(said), picturesIn(standing)]
  const [stood, stand, named] = [namedBy(was), namedBy(standing), namedBy(said)]
  const isGone = (address: string) => stood.includes(address) && !stand.includes(address)
  const kept = drafted.gallery.flatMap((picture) => {
    const { address, alt } = picture
    if (isGone(address)) return []
    const isUntouched = isDeepStrictEqual(pictureAt(before.gallery, address)?.alt, alt)
    return (isUntouched && pictureAt(stands.gallery, address)) || picture
  })
  const added = stands.gallery.filter(({ address }) => !stood.includes(address) && !named.includes(address))
  const { logo } = drafted
  const isOwnLogo = logo !== before.logo && (logo === null || !isGone(logo))
  return pictureWords({ logo: isOwnLogo ? logo : stands.logo, gallery: [...kept, ...added] })
}

/** As the draft has them: what it takes away can come back as what was removed before. */
export function draftedPictures(now: Pictures, words: string, at: Date): Pictures {
  const { logo, gallery } = picturesIn(words)
  const named = namedBy(words)
  const rowOf = (address: string, its: Partial<PictureRow>): PictureRow => ({
    ...{ address, place: 'gallery', alt: altOf(now, address), removedAt: null, position: 0, ...its },
  })
  const away = addressesOf(now)
    .filter((address) => !named.includes(address))
    .map((address) => {
      const position = now.gallery.indexOf(address)
      return rowOf(address, {
        ...{ place: position < 0 ? 'logo' : 'gallery', removedAt: at, position: Math.max(0, position) },
      })
    })
  const rows = [
    ...(logo === null ? [] : [rowOf(logo, { place: 'logo' })]),
    ...gallery.map(({ address, alt }) => rowOf(address, { alt })),
    ...away,
    ...removedOf(now).filter(({ address }) => !named.includes(address)),
  ]
  return { logo, gallery: gallery.map(({ address }) => address), rows }
}

/** As they are once the draft is published: what nobody touched has no row, as before. */
export function publishedPictures(now: Pictures, words: string, at: Date): Pictures {
  const { logo, gallery, rows } = draftedPictures(now, words, at)
  const fresh = freshIn(now, words)
  const keptAt = (address: string) => (fresh.includes(address) ? publishedAddress(address) : address)
  const changed = rows.flatMap((row) => {
    const before = now.rows.find(({ address }) => address === row.address)
    const isAway = row.removedAt !== null
    const isSame =
      before !== undefined && (before.removedAt !== null) === isAway && isDeepStrictEqual(before.alt, row.alt)
    if (isSame) return before
    if (before === undefined && !isAway && row.alt === null && !fresh.includes(row.address)) return []
    return { ...row, address: keptAt(row.address) }
  })
  return { logo: logo && keptAt(logo), gallery: gallery.map(keptAt), rows: changed }
}
