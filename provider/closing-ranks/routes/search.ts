import { createRoute, z } from '@hono/zod-openapi'
import { MAX_PAGE_SIZE } from '@/lib/contract/constants'
import { CLOSING_RANK_SEARCH, RANK_SORTS } from '@/lib/contract/closing-ranks/search'
import {
  answerList,
  collegeSchema,
  type ListRow,
  listSchema,
  nullableFamilySchema,
} from '@/provider/closing-ranks/answers'
import { describeChances } from '@/provider/closing-ranks/describe-chances'
import { findStandings } from '@/provider/closing-ranks/find-chances'
import { type ChanceFilters, countFacets, passes, sortChances } from '@/provider/closing-ranks/sort-chances'
import { findLists } from '@/provider/closing-ranks/store'
import { listDisambiguations } from '@/provider/directory/store/disambiguations'
import {
  disambiguationSchema,
  FAILURES,
  INVALID,
  json,
  nullableTextSchema,
  textSchema,
  UNREADABLE,
} from '@/provider/http/answers'
import { type bodySchema, jsonBody } from '@/provider/http/body'
import { SMALL_BODY } from '@/provider/http/body-limit'
import { createRouter } from '@/provider/http/context'
import { answerInvalid } from '@/provider/http/failures'
import { readId } from '@/provider/http/params'
import { liveDirectory } from '@/provider/search/live-directory'

const PAGE = 20
/** So many of what the rank was not enough for are told. */
const OUT_OF_REACH = 20
/** More than any fee. */
const MAX_FEE = Number.MAX_SAFE_INTEGER

const NO_EXAM = 'There are no lists of this exam.'
const NO_YEAR = 'There are no lists of this year.'
const NO_CATEGORY = 'The lists of this year do not have this category.'

const rankSchema = z.strictObject({
  list: z.string().openapi({ description: 'The id of one of `lists`' }),
  year: z.int(),
  round: z.int(),
  rank: z.number().openapi({ description: 'The last that was admitted; with halves and less, as the list has it' }),
  page: z.int().nullable(),
})
const roundSchema = z.strictObject({
  round: z.int(),
  category: z.string().nullable().openapi({ description: 'The code with the furthest closing rank of the round' }),
  list: z.string().nullable(),
  rank: z.number().nullable(),
  page: z.int().nullable(),
  is_whole: z.boolean().openapi({
    description: 'Every list of the round has the course: without a rank nobody was admitted to these seats',
  }),
})
const chanceSchema = z
  .strictObject({
    institute: z
      .union([
        z.strictObject({
          id: z.string(),
          name: textSchema,
          disambiguation: disambiguationSchema,
          city: nullableTextSchema,
          district: nullableTextSchema,
        }),
        z.null(),
      ])
      .openapi({ description: '`null`: the college is not in the directory yet' }),
    college: collegeSchema,
    several_codes: z.boolean().openapi({ description: 'The lists have the institution under other codes, too' }),
    course: textSchema,
    course_family: nullableFamilySchema,
    fee: z.number().nullable().openapi({
      description:
        'Where no sheet has the seat, the lowest yearly fee that the institution says of courses of this family',
    }),
    seat_fee: z.union([z.strictObject({ from: z.int(), to: z.int() }), z.null()]).openapi({
      description:
        'What a seat costs in a year for the category that asks, by the newest fee sheet, whatever the income',
    }),
    is_residential: z.boolean().nullable().openapi({ description: '`null`: not known' }),
    category: z.string().nullable().openapi({ description: 'The code by whose seats it is told', example: '2AG' }),
    ranks: z.array(rankSchema),
    rounds: z.array(roundSchema).openapi({ description: 'Every round of the year, by whichever of the seats' }),
    round: z.int().nullable().openapi({ description: 'The earliest of the year in which the rank was enough' }),
    margin: z.number().nullable().openapi({ description: 'By how much, in that round' }),
    short_by: z.number().nullable().openapi({ description: 'By how much it missed the furthest round' }),
  })
  .openapi('Chance')

const countsSchema = z.record(z.string(), z.int())
const pageSchema = z.strictObject({
  data: z.array(chanceSchema),
  out_of_reach: z.array(chanceSchema).openapi({ description: 'The nearest of what the rank was not enough for' }),
  lists: z.array(listSchema).openapi({ description: 'Those of the exam, of every year' }),
  year: z.int(),
  total: z.int(),
  page: z.int(),
  limit: z.int(),
  totalPages: z.int(),
  facets: z.strictObject({
    course_family: countsSchema,
    district_id: countsSchema,
    round: countsSchema,
    enough_in: countsSchema.openapi({ description: 'What each more of these rounds would leave' }),
    is_residential: z.int(),
    residential_unknown: z.int().openapi({ description: 'Of how many that is not known: the filter leaves them out' }),
    fee_known: z.int().openapi({ description: 'Of how many a fee is known, whatever limit is asked' }),
    fee_unknown: z.int().openapi({ description: 'Of how many none is: a limit leaves them out' }),
    fee_open: z.int().openapi({
      description: 'Of how many within a limit more may be asked than it allows, by income, kind of college or course',
    }),
  }),
})

const route = createRoute({
  method: 'post',
  path: '/closing-ranks/search',
  summary: 'What a rank was enough for in a year, by the seats of one category or several',
  description:
    'Says what was, never what will be. A rank and a category are personal: they are in the body alone, and are neither kept nor logged. `also_categories`: by whose seats the same person may be admitted; of each course the best of all is told. `course_family`, `district_id` and `round` take several values, each an alternative; `enough_in` several rounds, in each of which it was enough. A limit of the fee is held against `seat_fee`, of which any amount may be within it, else against what the institution says of courses of this family, from the lowest (`fee`) to the highest; with `include_unknown` of `fee` it leaves in those of which it is not known.',
  middleware: [SMALL_BODY] as const,
  request: { body: jsonBody(CLOSING_RANK_SEARCH) },
  responses: { 200: json(pageSchema, 'A page of it'), 422: INVALID, ...UNREADABLE, ...FAILURES },
})

type Search = z.output<ReturnType<typeof bodySchema<typeof CLOSING_RANK_SEARCH>>>

function idsOf(values: readonly string[] | undefined): ReadonlySet<number> | null {
  return values === undefined || values.length === 0 ? null : new Set(values.flatMap((value) => readId(value) ?? []))
}

function filtersOf({
  course_family,
  district_id,
  min_fee,
  max_fee,
  include_unknown = [],
  is_residential,
  round,
  enough_in,
}: Search): ChanceFilters {
  const hasFees = min_fee !== undefined || max_fee !== undefined
  return {
    streamIds: idsOf(course_family),
    districtIds: idsOf(district_id),
    fees: hasFees ? { min: min_fee ?? 0, max: max_fee ?? MAX_FEE } : null,
    withUnknownFees: include_unknown.includes('fee'),
    isResidential: is_residential === true,
    rounds: idsOf(round),
    enoughIn: idsOf(enough_in),
  }
}

/** The lists in which the search looks, or what is wrong with it. */
function chooseLists(
  lists: readonly ListRow[],
  { year: asked, category, also_categories = [] }: Search,
): { year: number; having: ListRow[]; categories: [string, ...string[]] } | { path: string[]; message: string } {
  const year = asked ?? lists[0]?.year
  if (year === undefined) return { path: ['exam'], message: NO_EXAM }
  const ofYear = lists.filter((list) => list.year === year)
  if (ofYear.length === 0) return { path: ['year'], message: NO_YEAR }
  const has = (code: string) => ofYear.some(({ categories }) => categories.includes(code))
  if (!has(category)) return { path: ['category'], message: NO_CATEGORY }
  const known: [string, ...string[]] = [
    category,
    ...new Set(also_categories.filter((code) => code !== category && has(code))),
  ]
  const having = ofYear.filter(({ categories }) => known.some((code) => categories.includes(code)))
  return { year, having, categories: known }
}

export const rankSearch = createRouter()
rankSearch.openapi(route, async (c) => {
  const { db } = c.var
  const search = c.req.valid('json')
  const { exam, rank } = search
  // What a visitor wrote is compared here: PostgreSQL would not take every text.
  const lists = (await findLists(db)).filter((list) => list.exam === exam)
  const chosen = chooseLists(lists, search)
  if ('message' in chosen) return answerInvalid(c, [chosen])
  const { year, having, categories } = chosen
  const standings = await findStandings(db, { exam, lists: having, categories, rank })
  const filters = filtersOf(search)
  const enough = standings.filter((row) => row.enough !== null)
  const found = sortChances(
    enough.filter((row) => passes(filters, row)),
    RANK_SORTS.find((sort) => sort === search.sort) ?? RANK_SORTS[0],
  )
  const missed = standings
    // What was enough in no round is beside any choice of rounds; and nobody is told how many of unknown fees are left out of it.
    .filter(
      (row) => row.enough === null && passes({ ...filters, rounds: null, enoughIn: null, withUnknownFees: true }, row),
    )
    .sort((a, b) => b.furthest - a.furthest)
    .slice(0, OUT_OF_REACH)
  const limit = Math.min(search.limit || PAGE, MAX_PAGE_SIZE)
  const page = search.page || 1
  const shown = found.slice((page - 1) * limit, page * limit)
  const byId = new Map(lists.map((list) => [list.id, list]))
  const tellApart = async (ids: readonly number[]) => listDisambiguations(db, await liveDirectory(db).search(), ids)
  const asking = { rank, categories, year, lists: byId, having }
  const described = await describeChances(db, [...shown, ...missed], asking, tellApart)
  return c.json(
    {
      data: described.slice(0, shown.length),
      out_of_reach: described.slice(shown.length),
      lists: lists.map(answerList),
      year,
      total: found.length,
      page,
      limit,
      totalPages: Math.ceil(found.length / limit),
      facets: countFacets(enough, filters),
    },
    200,
  )
})
