import type { ClassRange } from '@/lib/contract/class-range'
import type { FeeRange, OwnFees } from '@/lib/contract/fee-range'
import type { FeeSheet } from '@/lib/contract/fee-rules'
import type { Gender } from '@/lib/contract/gender'
import type { InstituteDetail } from '@/lib/contract/institute'
import type { Language } from '@/lib/contract/language'
import type { Text } from '@/lib/contract/lenient'
import { type Level, LEVELS } from '@/lib/contract/level'
import type { Ownership } from '@/lib/contract/ownership'
import { type ComparedCourse, comparedCourses } from '@/lib/rules/comparison/course-matrix'
import { type FeeLine, wholeCourseOf } from '@/lib/rules/costs/cost'
import { feeLinesOf, rangesByCourse } from '@/lib/rules/costs/institute-costs'
import { feeRange, summariseRating, totalSeats } from '@/lib/rules/institute/institute-facts'
import { pickText } from '@/lib/rules/text/localized-text'

/** Of a course what an authority fixed; `wholeCourse`: `null` where it is not known for how many years it is paid. */
export type FixedFee = {
  course: Text
  aYear: FeeRange
  wholeCourse: FeeRange | null
  sheet: { year: string; dated: string | null }
}

/** What is compared of an institution. `null` and empty lists: not known. */
export type Compared = {
  id: string
  name: Text
  /** Tells it apart from others of its name. */
  disambiguation: string | null
  logo: string | null
  typeName: Text | null
  city: Text | null
  district: Text | null
  /** Street, locality and PIN. */
  address: string | null
  ownership: Ownership | null
  gender: Gender | null
  isMinority: boolean | null
  classes: ClassRange | null
  university: string | null
  rating: number | null
  reviewCount: number
  fees: FeeRange | null
  /** What an authority fixed for a government seat, by course. */
  fixedFees: FixedFee[]
  /** The same for a supernumerary (SNQ) seat. */
  snqFees: FixedFee[]
  ownFees: OwnFees
  seats: number | null
  /** A provider that says nothing of it reads as false: only `true` is known. */
  isResidential: boolean
  courses: ComparedCourse[]
  /** Of the courses, in the order of studying. */
  levels: Level[]
  facilities: Text[]
  placements: Text[]
  recruiters: string[]
}

const titles = (features: InstituteDetail['facilities']) => features.flatMap(({ title }) => title ?? [])

/** The PIN follows unless the address has it. */
function addressLine({ address1, zip }: InstituteDetail['place']): string | null {
  const parts = [address1, zip !== null && address1?.includes(zip) === true ? null : zip]
  return parts.filter((part) => part !== null).join(', ') || null
}

function fixedFeesOf(lines: readonly FeeLine[], seat: 'government' | 'snq'): FixedFee[] {
  return rangesByCourse(lines, seat).map(({ course, aYear, sheet: { year, dated } }) => ({
    course: course.name,
    aYear,
    wholeCourse: wholeCourseOf({ course }, aYear),
    sheet: { year, dated },
  }))
}

/** The comparable facts of an institution. @param typeName of its type, where that is known */
export function toCompared(
  id: string,
  detail: InstituteDetail,
  typeName: Text | null,
  sheets: readonly FeeSheet[] = [],
): Compared {
  const { average, count } = summariseRating(detail)
  const feeLines = feeLinesOf(sheets, detail)
  return {
    id,
    name: detail.name,
    disambiguation: detail.disambiguation,
    logo: detail.logo,
    typeName,
    city: detail.place.city,
    district: detail.place.district,
    address: addressLine(detail.place),
    ownership: detail.ownership,
    gender: detail.gender,
    isMinority: detail.isMinority,
    classes: detail.classes,
    university: detail.university,
    rating: average,
    reviewCount: count,
    fees: feeRange(detail.courses),
    fixedFees: fixedFeesOf(feeLines, 'government'),
    snqFees: fixedFeesOf(feeLines, 'snq'),
    ownFees: detail.ownFees,
    seats: totalSeats(detail.courses),
    isResidential: detail.isResidential,
    courses: comparedCourses(detail.courses, feeLines),
    levels: LEVELS.filter((level) => detail.courses.some((course) => course.level === level)),
    facilities: titles(detail.facilities),
    placements: titles(detail.placements),
    recruiters: [...new Set(detail.recruiters.map(({ name }) => name))],
  }
}

const sameText = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase()

/** Whether what is known of several differs; what is not known differs from nothing. */
export function differ(values: readonly (string | null)[]): boolean {
  return new Set(values.filter((value) => value !== null).map(sameText)).size > 1
}

/** The same for lists, whose order does not count; an empty one is not known. */
export function listsDiffer(lists: readonly (readonly string[])[]): boolean {
  return differ(lists.map((list) => (list.length === 0 ? null : [...new Set(list.map(sameText))].sort().join('\n'))))
}

/** Texts in the language of the page, for comparing and showing. */
export function pickAll(texts: readonly Text[], lang: Language): { value: string; lang: Language }[] {
  return texts.map((text) => pickText(text, lang))
}
