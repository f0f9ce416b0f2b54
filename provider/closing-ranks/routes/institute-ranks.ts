import { createRoute, z } from '@hono/zod-openapi'
import {
  answerCategories,
  answerFamily,
  answerList,
  categorySchema,
  collegeSchema,
  type ListRow,
  listSchema,
  nullableFamilySchema,
} from '@/provider/closing-ranks/answers'
import { examName } from '@/provider/closing-ranks/exams'
import type { RankWord } from '@/provider/closing-ranks/rank-word-schema'
import { listRankWords } from '@/provider/closing-ranks/rank-words'
import { byYear } from '@/provider/closing-ranks/routes/exams'
import { type CellRow, findCells, findCoursesOf, findEmptyRows, findLists } from '@/provider/closing-ranks/store'
import { FAILURES, json, textSchema } from '@/provider/http/answers'
import { createRouter } from '@/provider/http/context'
import { idParam } from '@/provider/http/params'

const cellSchema = z.strictObject({
  category: z.string(),
  list: z.string().openapi({ description: 'The id of one of the year’s `lists`' }),
  round: z.int(),
  rank: z.number(),
  page: z.int().nullable(),
})
const yearSchema = z.strictObject({
  year: z.int(),
  lists: z.array(listSchema),
  categories: z.array(categorySchema).openapi({ description: 'Those of which a course has a rank' }),
  courses: z.array(
    z.strictObject({
      name: textSchema,
      college: collegeSchema.openapi({ description: 'As the lists name the institution' }),
      course_family: nullableFamilySchema,
      ranks: z.array(cellSchema),
      empty_lists: z.array(z.string()).openapi({
        description: 'The ids of `lists` that have its row without a rank: nobody was admitted',
      }),
    }),
  ),
})
const answerSchema = z.strictObject({
  exams: z.array(
    z.strictObject({
      id: z.string(),
      name: textSchema,
      is_sample: z.boolean(),
      years: z.array(yearSchema),
    }),
  ),
})

const route = createRoute({
  method: 'get',
  path: '/institutes/{id}/closing-ranks',
  summary: 'The closing ranks of an institution: its courses by category, by exam, year and round',
  request: { params: z.object({ id: idParam('The institution') }) },
  responses: {
    200: json(answerSchema, 'The exams, the latest year first; none where there are no ranks'),
    ...FAILURES,
  },
})

type CourseRow = Awaited<ReturnType<typeof findCoursesOf>>[number]
type Rows = { cells: readonly CellRow[]; emptyRows: Awaited<ReturnType<typeof findEmptyRows>> }

function answerYear(
  words: readonly RankWord[],
  year: number,
  lists: readonly ListRow[],
  courses: readonly CourseRow[],
  { cells, emptyRows }: Rows,
) {
  const rounds = new Map(lists.map(({ id, round }) => [id, round]))
  const ofYear = cells.filter(({ list_id }) => rounds.has(list_id))
  const codes = answerCategories(
    words,
    ofYear.map(({ category }) => category),
  )
  const places = new Map(codes.map(({ code }, at) => [code, at]))
  const placeOf = ({ category }: { category: string }) => places.get(category) ?? 0
  const answered = courses.flatMap(({ id, name, streamId, code, college, place }) => {
    const ranks = ofYear
      .filter(({ course_id }) => course_id === id)
      .map(({ category, list_id, rank, page }) => {
        return { category, list: String(list_id), round: rounds.get(list_id) ?? 0, rank, page }
      })
      .sort((a, b) => placeOf(a) - placeOf(b) || a.round - b.round)
    if (ranks.length === 0) return []
    const empty = emptyRows.filter(({ courseId, listId }) => courseId === id && rounds.has(listId))
    return {
      name: { en: name },
      college: { code, name: college, place },
      course_family: answerFamily(streamId),
      ranks,
      empty_lists: empty.map(({ listId }) => String(listId)),
    }
  })
  return { year, lists: lists.map(answerList), categories: codes, courses: answered }
}

export const instituteRanks = createRouter()
instituteRanks.openapi(route, async (c) => {
  const { db } = c.var
  const { id } = c.req.valid('param')
  const courses = id === undefined ? [] : await findCoursesOf(db, id)
  if (courses.length === 0) return c.json({ exams: [] }, 200)
  const ids = courses.map((course) => course.id)
  const [lists, cells, emptyRows, words] = await Promise.all([
    findLists(db),
    findCells(db, ids),
    findEmptyRows(db, ids),
    listRankWords(db),
  ])
  const exams = [...new Set(courses.map(({ exam }) => exam))].map((exam) => {
    const own = lists.filter((list) => list.exam === exam)
    const ofExam = courses.filter((course) => course.exam === exam)
    const years = byYear(own).map(([year, ofYear]) => answerYear(words, year, ofYear, ofExam, { cells, emptyRows }))
    return {
      id: exam,
      name: examName(words, exam),
      is_sample: own.every(({ isSample }) => isSample),
      years: years.filter((year) => year.courses.length > 0),
    }
  })
  return c.json({ exams: exams.filter(({ years }) => years.length > 0) }, 200)
})
