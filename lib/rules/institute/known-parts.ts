import { ofOwnFees } from '@/lib/contract/fee-range'
import type { InstituteDetail } from '@/lib/contract/institute'
import { feeRange, totalSeats } from '@/lib/rules/institute/institute-facts'
import { shownReviews } from '@/lib/rules/reviews/shown-reviews'
import { readOverview } from '@/lib/rules/text/numbered-blocks'

/** What its page shows beside what the provider says of it. Of fees that cannot be read just now nobody says that they are not known. */
export type Beside = { hasRanks: boolean; hasFixedFees: boolean }
const NOTHING: Beside = { hasRanks: false, hasFixedFees: false }

/**
 * What a family asks of an institution, in the order in which it is said, and whether it is known; `null`: nobody asks it
 * of every institution, and it is only said where it is known.
 */
const PARTS = {
  ownership: ({ ownership }) => ownership !== null,
  gender: ({ gender }) => gender !== null,
  minority: ({ isMinority }) => (isMinority === null ? null : true),
  classes: ({ classes }) => (classes === null ? null : true),
  university: ({ university }) => university !== null,
  courses: ({ courses }) => courses.length > 0,
  seats: ({ courses }) => totalSeats(courses) !== null,
  // What an authority fixed stands on the page: then fees are not what nobody knows.
  fees: ({ courses }, { hasFixedFees }) => feeRange(courses) !== null || (hasFixedFees ? null : false),
  ...ofOwnFees(
    (name) =>
      ({ ownFees }: InstituteDetail) =>
        ownFees[name] === null ? null : true,
  ),
  ranks: (_, { hasRanks }) => (hasRanks ? true : null),
  admissions: ({ admissions }) => admissions.length > 0,
  placement: ({ placements, recruiters }) => placements.length + recruiters.length > 0,
  facilities: ({ facilities }) => facilities.length > 0,
  pictures: ({ gallery }) => gallery.length > 0,
  address: ({ place }) => place.address1 !== null,
  phone: ({ contact }) => contact.phone !== null,
  website: ({ contact }) => contact.website !== null,
} as const satisfies Record<string, (detail: InstituteDetail, beside: Beside) => boolean | null>
export type KnownPart = keyof typeof PARTS
// Object.keys forgets which names there are.
const NAMES = Object.keys(PARTS) as KnownPart[]

/** Those of the parts that are known, in their order. */
export function knownParts(detail: InstituteDetail, beside = NOTHING): KnownPart[] {
  return NAMES.filter((name) => PARTS[name](detail, beside) === true)
}

/** The same for those of which nobody has said anything. */
export function unknownParts(detail: InstituteDetail, beside = NOTHING): KnownPart[] {
  return NAMES.filter((name) => PARTS[name](detail, beside) === false)
}

/** Whether nobody has described it: all that is known stands in lists of others. */
export function isKnownFromListsAlone(detail: InstituteDetail): boolean {
  const { title, description, blocks } = readOverview(detail.overviews)
  const { description2, gallery, admissions, placements, recruiters, facilities, reviews } = detail
  const described = [description2, title, description]
  const parts = [blocks, gallery, admissions, placements, recruiters, facilities, shownReviews(reviews)].flat()
  return detail.sources.length > 0 && parts.length === 0 && described.every((part) => part === null)
}
