import { createRoute, z } from '@hono/zod-openapi'
import {
  answerCategories,
  answerFamily,
  answerList,
  categorySchema,
  familySchema,
  type ListRow,
  listSchema,
} from '@/provider/closing-ranks/answers'
import { examName } from '@/provider/closing-ranks/exams'
import { listRankWords } from '@/provider/closing-ranks/rank-words'
import { findColleges } from '@/provider/closing-ranks/exam-colleges'
import { findSeatFees } from '@/provider/closing-ranks/seat-fees'
import { findKnownOfExams, findLists, findStreams } from '@/provider/closing-ranks/store'
import { FAILURES, json, textSchema } from '@/provider/http/answers'
import { createRouter } from '@/provider/http/context'

const examSchema = z
  .strictObject({
    id: z.string(),
    name: textSchema,
    is_sample: z.boolean(),
    years: z.array(z.strictObject({ year: z.int(), lists: z.array(listSchema), categories: z.array(categorySchema) })),
    course_families: z.array(familySchema),
    has_fees: z.boolean().openapi({
      description: 'Of a course of it a fee is known: of a sheet, or what its college says of such courses',
    }),
    has_residential: z.boolean().openapi({ description: 'A college of it is known to be residential' }),
  })
  .openapi('RankExam')

const route = createRoute({
  method: 'get',
  path: '/closing-ranks',
  summary: 'The exams of which there are lists of closing ranks: years, rounds, and categories in words',
  responses: {
    200: json(z.strictObject({ exams: z.array(examSchema) }), 'The exams, none where there are no lists'),
    ...FAILURES,
  },
})

/** Lists by year, the latest first. */
export function byYear(lists: readonly ListRow[]): [year: number, lists: ListRow[]][] {
  return [...new Set(lists.map(({ year }) => year))].map((year) => [year, lists.filter((list) => list.year === year)])
}

export const rankExams = createRouter()
rankExams.openapi(route, async (c) => {
  const { db } = c.var
  const [lists, streams, words, known] = await Promise.all([
    findLists(db),
    findStreams(db),
    listRankWords(db),
    findKnownOfExams(db),
  ])
  const ids = [...new Set(lists.map(({ exam }) => exam))]
  // Whatever the category: a sheet that has a fee for one has it for all.
  const seatFees = new Map(
    await Promise.all(
      ids.map(async (exam) => {
        const colleges = await findColleges(db, exam)
        return [exam, await findSeatFees(db, { exam, code: 'GM', colleges })] as const
      }),
    ),
  )
  const exams = ids.map((exam) => {
    const own = lists.filter((list) => list.exam === exam)
    return {
      id: exam,
      name: examName(words, exam),
      is_sample: own.every(({ isSample }) => isSample),
      years: byYear(own).map(([year, ofYear]) => ({
        year,
        lists: ofYear.map(answerList),
        categories: answerCategories(
          words,
          ofYear.flatMap(({ categories }) => categories),
        ),
      })),
      course_families: streams.flatMap(({ exam: of, streamId }) => (of === exam ? (answerFamily(streamId) ?? []) : [])),
      has_fees: known.get(exam)?.has_fees === true || (seatFees.get(exam)?.size ?? 0) > 0,
      has_residential: known.get(exam)?.has_residential === true,
    }
  })
  return c.json({ exams }, 200)
})
