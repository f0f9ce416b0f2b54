import { z } from 'zod'
import { listedCollegeSchema } from '@/lib/contract/closing-ranks/chances'
import {
  courseFamilySchema,
  rankCategorySchema,
  rankListSchema,
  wordSourceSchema,
} from '@/lib/contract/closing-ranks/lists'
import { answerList, count, flag, id, list, number, orNull, required, string, text } from '@/lib/contract/lenient'

const cellSchema = z.object({
  /** The code of one of the year's `categories`. */
  category: required(string),
  /** The id of one of the year's `lists`. */
  list: required(id),
  round: required(count),
  rank: required(number),
  page: count,
})

const courseSchema = z
  .object({
    name: required(text),
    college: orNull(listedCollegeSchema),
    course_family: orNull(courseFamilySchema),
    ranks: list(cellSchema),
    /** The ids of the year's `lists` that have its row without a rank: nobody was admitted. */
    empty_lists: list(required(id)),
  })
  .transform(({ course_family, empty_lists, ...rest }) => ({
    ...rest,
    courseFamily: course_family,
    emptyLists: empty_lists,
  }))

const yearSchema = z.object({
  year: required(count),
  /** By round. */
  lists: list(rankListSchema),
  /** Those of which a course has a rank, in the order of the lists. */
  categories: list(rankCategorySchema),
  courses: list(courseSchema),
})

const examSchema = z
  .object({
    id: required(id),
    name: required(text),
    is_sample: flag,
    /** The latest first. */
    years: list(yearSchema),
    words_from: wordSourceSchema,
  })
  .transform(({ is_sample, words_from, ...rest }) => ({ ...rest, isSample: is_sample, wordsFrom: words_from }))

/** The optional `GET /institutes/{id}/closing-ranks`: by exam and year the courses, each with its rank by category and round. */
export const instituteRanksSchema = answerList(examSchema, 'exams')
export type InstituteRanks = z.output<typeof instituteRanksSchema>
