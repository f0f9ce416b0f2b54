import { isDeepStrictEqual } from 'node:util'
import { type PictureProposal, proposedName } from '@/lib/contract/desk/proposal-parts'
import { altOf, changePictures, type Pictures, withPicture } from '@/provider/edits/edited-pictures'
import type { ProposedPicture, SaidPicture } from '@/provider/edits/proposal-tables'

const saidOf = (pictures: Pictures, addresses: readonly (string | null)[]): SaidPicture[] =>
  addresses.flatMap((address) => (address === null ? [] : { address, alt: altOf(pictures, address) }))
const addressesOf = (pictures: readonly SaidPicture[]) => pictures.map(({ address }) => address)

/** As they stand on the page: what was removed before is no part of it. */
export const shownPictures = (pictures: Pictures): Pictures => ({
  ...pictures,
  rows: pictures.rows.filter(({ removedAt }) => removedAt === null),
})

/** Whether they are the same ones; words count where they are what is proposed. */
const isSame = (what: PictureProposal, one: readonly SaidPicture[], other: readonly SaidPicture[]) =>
  what === 'said' ? isDeepStrictEqual(one, other) : isDeepStrictEqual(addressesOf(one), addressesOf(other))

/** Of which picture a line is; there is one of the logo, and one of the order. */
const pictureOf = ({ what, was, proposed }: Pick<ProposedPicture, 'what' | 'was' | 'proposed'>) =>
  what === 'logo' || what === 'ordered' ? undefined : [...was, ...proposed][0]?.address

/**
 * What it takes to make these pictures of those: by the line, for each that is another one.
 * @param waiting what is proposed by now: a line that is sent again as it waits says what was there when it was first sent
 */
export function pictureChanges(now: Pictures, after: Pictures, waiting: readonly ProposedPicture[]): ProposedPicture[] {
  const line = (what: PictureProposal, was: SaidPicture[], proposed: SaidPicture[]): ProposedPicture => {
    const sent = waiting.find(
      (each) =>
        each.what === what &&
        pictureOf(each) === pictureOf({ what, was, proposed }) &&
        isSame(what, each.proposed, proposed),
    )
    return { what, was: sent?.was ?? was, proposed, fate: null }
  }
  const gone = now.gallery.filter((address) => !after.gallery.includes(address))
  const added = after.gallery.filter((address) => !now.gallery.includes(address))
  const stays = now.gallery.filter((address) => after.gallery.includes(address))
  const said = stays.filter((address) => !isDeepStrictEqual(altOf(now, address), altOf(after, address)))
  return [
    ...added.map((address) => line('added', [], saidOf(after, [address]))),
    ...gone.map((address) => line('removed', saidOf(now, [address]), [])),
    ...said.map((address) => line('said', saidOf(now, [address]), saidOf(after, [address]))),
    ...(now.logo === after.logo ? [] : [line('logo', saidOf(now, [now.logo]), saidOf(after, [after.logo]))]),
    ...(isDeepStrictEqual([...stays, ...added], after.gallery)
      ? []
      : [line('ordered', saidOf(now, now.gallery), saidOf(after, after.gallery))]),
  ]
}

/** Those of a gallery that an order names change places among themselves; the others keep theirs. */
function ordered(gallery: readonly string[], order: readonly string[]): string[] {
  const those = order.filter((address) => gallery.includes(address))
  const places = gallery.flatMap((address, at) => (order.includes(address) ? [at] : []))
  return places.reduce<string[]>((all, at, turn) => all.with(at, those[turn] ?? all[at] ?? ''), [...gallery])
}

function withChange(pictures: Pictures, { what, was, proposed }: ProposedPicture, now: Date): Pictures {
  const [before, after] = [was[0], proposed[0]]
  const remove = (address: string) => changePictures(pictures, { address, action: 'remove' }, null, now) ?? pictures
  switch (what) {
    case 'added':
      if (after === undefined || pictures.gallery.includes(after.address)) return pictures
      return withPicture(pictures, { ...after, place: 'gallery', position: pictures.gallery.length }, now)
    case 'removed':
      return before === undefined || !pictures.gallery.includes(before.address) ? pictures : remove(before.address)
    case 'said':
      if (after === undefined || isDeepStrictEqual(altOf(pictures, after.address), after.alt)) return pictures
      return changePictures(pictures, { address: after.address, action: 'say' }, after.alt, now) ?? pictures
    case 'logo':
      if (after?.address === (pictures.logo ?? undefined)) return pictures
      if (after !== undefined) return withPicture(pictures, { ...after, place: 'logo', position: 0 }, now)
      return pictures.logo === null ? pictures : remove(pictures.logo)
    case 'ordered':
      return { ...pictures, gallery: ordered(pictures.gallery, addressesOf(proposed)) }
  }
}

/** These pictures with what is proposed of them; what is about one that is not there any more changes nothing. */
export const withPictureChanges = (pictures: Pictures, changes: readonly ProposedPicture[], now: Date): Pictures =>
  changes.reduce((all, change) => withChange(all, change, now), pictures)

/** The upload that a change brings; `null`: none. */
export function uploadOf({ what, proposed }: ProposedPicture): string | null {
  const address = what === 'added' || what === 'logo' ? proposed[0]?.address : undefined
  return address !== undefined && proposedName(address) !== null ? address : null
}

/** What stands now in the place of which a change speaks. */
function placeOf(now: Pictures, { what, was, proposed }: ProposedPicture): SaidPicture[] {
  if (what === 'logo') return saidOf(now, [now.logo])
  if (what === 'ordered') return saidOf(now, now.gallery)
  return saidOf(now, addressesOf([...was, ...proposed].slice(0, 1))).filter(({ address }) =>
    now.gallery.includes(address),
  )
}

/** How a change stands to the pictures as they are now. @param all the changes of its proposal */
export function standingOfPicture(now: Pictures, change: ProposedPicture, all: readonly ProposedPicture[]) {
  const found = placeOf(now, change)
  const stands = change.what === 'ordered' ? isOrdered(now, change, all) : isSame(change.what, found, change.proposed)
  return { now: found, stands, moved: !stands && !isSame(change.what, found, change.was) }
}

/** An order is of what is added beside it, too. */
function isOrdered(now: Pictures, change: ProposedPicture, all: readonly ProposedPicture[]): boolean {
  const others = all.filter(({ what }) => what === 'added' || what === 'removed')
  const { gallery } = withPictureChanges(now, others, new Date(0))
  return isDeepStrictEqual(ordered(gallery, addressesOf(change.proposed)), gallery)
}
