import { z } from 'zod'
import { courseFamilySchema, rankListSchema } from '@/lib/contract/closing-ranks/lists'
import {
  amount,
  answerList,
  count,
  englishText,
  flag,
  id,
  isFields,
  list,
  number,
  orNull,
  reading,
  required,
  string,
  text,
  yesOrNo,
} from '@/lib/contract/lenient'

/** A college as the list names it. */
export const listedCollegeSchema = z.object({ code: string, name: required(string), place: string })

/** The last rank that was admitted, and where that stands. Halves and quarters are the authority's. */
const closingRankSchema = z.object({
  /** The id of one of the answer's `lists`. */
  list: required(id),
  year: required(count),
  round: required(count),
  rank: required(number),
  page: count,
})
export type ClosingRank = z.output<typeof closingRankSchema>

/** What a round says of a course, by all the seats that were asked. */
const roundSchema = z
  .object({
    round: required(count),
    /** The code with the furthest closing rank of the round; absent where none of these seats has one. */
    category: string,
    list: orNull(id),
    rank: number,
    page: count,
    /** The course stands in the round's lists, and `rank` is absent: nobody was admitted to any of these seats. */
    is_whole: flag,
  })
  .transform(({ is_whole, ...rest }) => ({ ...rest, isWhole: is_whole }))
export type ChanceRound = z.output<typeof roundSchema>

const instituteSchema = z.object({
  id: required(id),
  name: required(text),
  disambiguation: englishText,
  city: text,
  district: text,
})

const chanceSchema = z
  .object({
    /** Absent: not in the directory yet. */
    institute: orNull(instituteSchema),
    college: required(orNull(listedCollegeSchema)),
    /** The exam's lists have the institution under other codes, too. */
    several_codes: flag,
    course: required(text),
    course_family: orNull(courseFamilySchema),
    /** Where no sheet has the seat, the lowest yearly fee that the institution says of courses of this family. */
    fee: amount,
    /** What a seat costs in a year for the category that asks, by the authority's sheet, from the least to the most; absent: not known. */
    seat_fee: orNull(z.object({ from: required(amount), to: required(amount) })),
    is_residential: yesOrNo,
    /** The code by whose seats it is told; absent: the one that was asked. */
    category: string,
    ranks: list(closingRankSchema),
    rounds: list(roundSchema),
    round: count,
    margin: number,
    short_by: number,
  })
  .transform(({ course_family, is_residential, seat_fee, several_codes, short_by, ...rest }) => ({
    ...rest,
    seatFee: seat_fee,
    severalCodes: several_codes,
    courseFamily: course_family,
    isResidential: is_residential,
    shortBy: short_by,
  }))
/**
 * A course of a college for one category, that of several by which the rank was enough first, or missed by least. `ranks`: of every year and round, by year (the asked one first) and round.
 * `rounds`: of every round of the asked year, by whichever of the seats closed furthest there; none where a provider does not tell it.
 * `round`: the earliest round of the asked year in which the rank was enough, and `margin`: by how much there; both absent where
 * it was enough in none, and `shortBy` then says by how much it missed the furthest of them.
 */
export type Chance = z.output<typeof chanceSchema>

/** How many by option; `null` where that is not told. */
const totals = reading((value): Readonly<Record<string, number>> | null => {
  if (!isFields(value)) return null
  const entries = Object.entries(value).filter(([option]) => option !== '__proto__')
  return Object.fromEntries(
    entries.flatMap(([option, total]) => {
      const read = count.parse(total)
      return read === null ? [] : [[option, read]]
    }),
  )
})

const facetsSchema = reading((value) => {
  const fields = isFields(value) ? value : {}
  return {
    courseFamily: totals.parse(fields.course_family),
    district: totals.parse(fields.district_id),
    round: totals.parse(fields.round),
    enoughIn: totals.parse(fields.enough_in),
    isResidential: count.parse(fields.is_residential),
    residentialUnknown: count.parse(fields.residential_unknown),
    feeKnown: count.parse(fields.fee_known),
    feeUnknown: count.parse(fields.fee_unknown),
    feeOpen: count.parse(fields.fee_open),
  }
})

/**
 * The answer of the optional `POST /closing-ranks/search`. `chances`: a page of what the rank was enough for; `outOfReach`: the
 * nearest of what it was not, the nearest first, the same on every page; each filter's totals count what the others leave,
 * `feeKnown` and `feeUnknown` of how many of that a fee is known, and not, or not whether it is within the limit, which leaves the latter out, as `residentialUnknown` are left out
 * by its filter; `feeOpen` of how many within the limit more may be asked, by income or by kind of college.
 */
export const chancePageSchema = z
  .object({
    data: answerList(chanceSchema),
    out_of_reach: list(chanceSchema),
    lists: list(rankListSchema),
    year: count,
    total: count,
    page: count,
    /** So many at most stand on a page. */
    limit: count,
    totalPages: count,
    facets: facetsSchema,
  })
  .transform(({ data, out_of_reach, ...rest }) => ({
    ...rest,
    chances: data,
    outOfReach: out_of_reach,
    total: rest.total ?? data.length,
    totalPages: rest.totalPages ?? 1,
  }))
export type ChancePage = z.output<typeof chancePageSchema>
