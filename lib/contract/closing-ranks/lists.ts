import { z } from 'zod'
import { day } from '@/lib/contract/date-time'
import { answerList, count, flag, id, list, orNull, required, string, text, yesOrNo } from '@/lib/contract/lenient'

/** A list of closing ranks as an authority published it: one round of one year. */
export const rankListSchema = z
  .object({
    id: required(id),
    year: required(count),
    round: required(count),
    title: required(string),
    /** By its usual short name, such as `CC-BY-4.0`; absent: none is stated. */
    licence: string,
    url: string,
    /** As of which day it speaks. */
    dated: day,
    /** On which day it was last read. */
    read_at: day,
    /** Whether it is invented. */
    is_sample: flag,
    /** The codes of which it has a rank; none: not told. */
    categories: list(required(string)),
  })
  .transform(({ read_at, is_sample, ...rest }) => ({ ...rest, readOn: read_at, isSample: is_sample }))
export type RankList = z.output<typeof rankListSchema>

/** From where words are, the official page that has them, and on which day that was read. */
export const wordSourceSchema = orNull(
  z
    .object({
      name: required(text),
      url: string,
      read_at: day,
      /** Not the source itself was read then, but a stored copy of it. */
      from_copy: flag,
    })
    .transform(({ from_copy, ...source }) => ({ ...source, isFromCopy: from_copy })),
)
export type WordSource = z.output<typeof wordSourceSchema>

/** A word of the authority's: its code, what it is called, who is meant, and where that stands. */
const codeWordSchema = z.object({
  code: required(string),
  name: required(text),
  meaning: text,
  source: wordSourceSchema,
})

export const rankCategorySchema = z.object({
  /** As the lists write it: `2AG`, `GMR`, `STH`. */
  code: required(string),
  /** In a few words: "Category 2A, general". */
  name: required(text),
  /** Absent for a code of which nothing is known. */
  category: orNull(codeWordSchema),
  quota: orNull(codeWordSchema),
})
/** A column of the lists: for whom the closing rank holds. */
export type RankCategory = z.output<typeof rankCategorySchema>

export const courseFamilySchema = z.object({ id: required(id), name: required(text) })
/** Courses that somebody looks for together, such as computer science by all its names. */
export type CourseFamily = z.output<typeof courseFamilySchema>

const yearSchema = z.object({
  year: required(count),
  /** By round. */
  lists: list(rankListSchema),
  categories: list(rankCategorySchema),
})

const examSchema = z
  .object({
    id: required(id),
    name: required(text),
    is_sample: flag,
    /** The latest first. */
    years: list(yearSchema),
    course_families: list(courseFamilySchema),
    /** Of a college of it in the directory a fee is known; absent: not told. */
    has_fees: yesOrNo,
    /** A college of it is known to be residential; absent: not told. */
    has_residential: yesOrNo,
    /** Of all words that name no source of their own. */
    words_from: wordSourceSchema,
  })
  .transform(({ is_sample, course_families, has_fees, has_residential, words_from, ...rest }) => ({
    ...rest,
    isSample: is_sample,
    courseFamilies: course_families,
    hasFees: has_fees,
    hasResidential: has_residential,
    wordsFrom: words_from,
  }))
/** An exam with the lists that there are. */
export type RankExam = z.output<typeof examSchema>

/** The optional `GET /closing-ranks`: the exams of which there are lists. */
export const closingRankExamsSchema = answerList(examSchema, 'exams')
