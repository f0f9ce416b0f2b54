import { createRoute, z } from '@hono/zod-openapi'
import { INSTITUTE_SORTS } from '@/lib/contract/institute-query'
import { FAILURES, imageSchema, json } from '@/provider/http/answers'
import { createRouter } from '@/provider/http/context'
import {
  choiceParam,
  countParam,
  flagParam,
  idListParam,
  idParam,
  numberParam,
  wordsParam,
} from '@/provider/http/params'
import { listInstitutes } from '@/provider/store/institute-list'

const LONGEST_SEARCH = 200
const MOST_WORDS = 10
/** Further pages than any directory has; keeps the offset within what PostgreSQL counts. */
const LAST_PAGE = 1_000_000_000

const querySchema = z.object({
  search: wordsParam('Words that must all occur in the name, university, city or district', LONGEST_SEARCH),
  institute_type_id: idParam('The institution type'),
  category_id: idListParam('Streams, as a comma list of alternatives'),
  district_id: idListParam('Districts, as a comma list of alternatives'),
  city_id: idParam('The city'),
  min_rating: numberParam('The lowest average rating; institutions without one never match'),
  max_rating: numberParam('The highest average rating'),
  min_fee: numberParam('Rupees: one course must cost at least this'),
  max_fee: numberParam('Rupees: and at most this'),
  is_residential: flagParam('Residential institutions alone'),
  sort: choiceParam('The order; relevance when searching, otherwise by name', INSTITUTE_SORTS),
  page: countParam('From 1', 1, LAST_PAGE),
  limit: countParam('How many a page holds', 10, 100),
})

const itemSchema = z
  .strictObject({
    id: z.int(),
    name: z.string(),
    image_url: imageSchema,
    address: z.strictObject({ city: z.string().nullable(), district: z.string().nullable(), state: z.string() }),
    average_rating: z.number().nullable(),
    courses: z.array(z.strictObject({ id: z.int(), name: z.string() })).openapi({ description: 'The first six' }),
    category: z.string().openapi({ description: 'The name of its type' }),
    updated_at: z.iso.datetime().openapi({ description: 'When the record last changed' }),
  })
  .openapi('InstituteListItem')

const pageSchema = z.strictObject({
  data: z.array(itemSchema),
  total: z.int(),
  page: z.int(),
  limit: z.int(),
  totalPages: z.int(),
  last_page: z.int(),
})

const route = createRoute({
  method: 'get',
  path: '/institutes',
  summary: 'The directory, filtered and paged. What cannot be read in a parameter is ignored',
  request: { query: querySchema },
  responses: { 200: json(pageSchema, 'One page'), ...FAILURES },
})

export const institutes = createRouter()
institutes.openapi(route, async (c) => {
  const asked = c.req.valid('query')
  const { page, limit } = asked
  const { total, items } = await listInstitutes(c.var.db, {
    search: asked.search?.slice(0, MOST_WORDS),
    typeId: asked.institute_type_id,
    streamIds: asked.category_id,
    districtIds: asked.district_id,
    cityId: asked.city_id,
    minRating: asked.min_rating,
    maxRating: asked.max_rating,
    minFee: asked.min_fee,
    maxFee: asked.max_fee,
    isResidential: asked.is_residential,
    sort: asked.sort,
    page,
    limit,
  })
  const data = items.map((item) => ({
    id: item.id,
    name: item.name.en,
    image_url: item.imageUrl,
    address: { city: item.city, district: item.district, state: item.state },
    average_rating: item.averageRating,
    courses: item.courses,
    category: item.category,
    updated_at: item.updatedAt.toISOString(),
  }))
  const totalPages = Math.ceil(total / limit)
  return c.json({ data, total, page, limit, totalPages, last_page: totalPages }, 200)
})
