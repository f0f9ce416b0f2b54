import { createRoute, z } from '@hono/zod-openapi'
import { INCLUDE_UNKNOWN, MAX_PAGE_SIZE, WITH_RECORDS } from '@/lib/contract/constants'
import { DEFAULT_LIMIT, DIRECTORY_FILTERS, INSTITUTE_SORTS } from '@/lib/contract/institute-query'
import { timed } from '@/lib/metrics/count'
import { toldFacts } from '@/provider/directory/facts'
import { placeText } from '@/provider/directory/names-by-language'
import { suggestionSchema } from '@/provider/directory/routes/suggestion-schema'
import { understoodSchema, writeUnderstood } from '@/provider/directory/routes/understood-schema'
import { listInstituteNames, listInstitutes } from '@/provider/directory/store/institute-list'
import {
  nullableTextSchema,
  disambiguationSchema,
  FAILURES,
  genderSchema,
  imageSchema,
  json,
  ownershipSchema,
  textSchema,
} from '@/provider/http/answers'
import { createRouter } from '@/provider/http/context'
import { choiceListParam, choiceParam, countParam, flagParam, textParam } from '@/provider/http/params'
import { answerRecordOf, openRecordAnswerSchema } from '@/provider/open-data/answer'
import { readRights } from '@/provider/open-data/rights'
import { findOpenRecords } from '@/provider/open-data/store'
import type { Database } from '@/provider/platform/database'
import type { DirectorySearch, Offer } from '@/provider/search/directory-search'
import { FILTER_PARAMETERS, type FacetCounts, type KnownCounts } from '@/provider/search/filters'
import { liveDirectory } from '@/provider/search/live-directory'

/** Further pages than any directory has; keeps the offset within what PostgreSQL counts. */
const LAST_PAGE = 1_000_000_000

const querySchema = z.object({
  search: textParam('Names, short forms, kinds and places, as people type them (docs/search.md)'),
  ...FILTER_PARAMETERS,
  [INCLUDE_UNKNOWN]: choiceListParam(
    'Filters, as a comma list, that also those pass of whom it is not known what they ask for',
    DIRECTORY_FILTERS.map(({ name }) => name),
  ),
  sort: choiceParam('The order; relevance when searching, otherwise by name', INSTITUTE_SORTS),
  facets: flagParam('Counts beside each option of each filter'),
  [WITH_RECORDS]: flagParam('What may be given on of each institution'),
  page: countParam('From 1', 1, LAST_PAGE),
  limit: countParam('How many a page holds', DEFAULT_LIMIT, MAX_PAGE_SIZE),
})

const itemSchema = z
  .strictObject({
    id: z.int(),
    name: textSchema,
    disambiguation: disambiguationSchema,
    image_url: imageSchema,
    address: z.strictObject({ city: nullableTextSchema, district: nullableTextSchema, state: textSchema }),
    average_rating: z.number().nullable(),
    courses: z
      .array(z.strictObject({ id: z.int(), name: z.string() }))
      .openapi({ description: 'All of them, in their order' }),
    category: textSchema.openapi({ description: 'The name of its type' }),
    ownership: ownershipSchema,
    gender: genderSchema,
    classes: toldFacts.classes,
    fees: z
      .strictObject({ from: z.int(), to: z.int() })
      .nullable()
      .openapi({ description: 'Rupees of the cheapest and the dearest course; null where nobody has said' }),
    seats: z.int().nullable().openapi({ description: 'Of all courses together' }),
    updated_at: z.iso.datetime().openapi({ description: 'When the record last changed' }),
    record: openRecordAnswerSchema.optional(),
  })
  .openapi('InstituteListItem')

const countsSchema = z.record(z.string(), z.int())
const knownSchema = z
  .record(z.string(), z.strictObject({ known: z.int(), of: z.int() }))
  .openapi({ description: 'By filter, of how many that the other filters leave it is known what it asks for' })
const facetsSchema = z
  .strictObject({
    ...Object.fromEntries(
      DIRECTORY_FILTERS.flatMap(({ name, counted }) =>
        counted === 'not' ? [] : [[name, counted === 'once' ? z.int() : countsSchema] as const],
      ),
    ),
    known: knownSchema,
  })
  .openapi('Facets', {
    description:
      'For each option, the total that choosing it gives beside the other filters; ratings by the lower end: "4" is 4 to 5',
  })

const didYouMeanSchema = z
  .strictObject({
    institutes: z.array(suggestionSchema),
    places: z.array(z.strictObject({ name: textSchema, district_id: z.int(), city_id: z.int().nullable() })),
    hidden: countsSchema.openapi({ description: 'By filter, what the search finds without it' }),
  })
  .openapi('DidYouMean', { description: 'There when the search finds nothing, or nothing that has all it asks for' })

const pageSchema = z.strictObject({
  data: z.array(itemSchema),
  total: z.int(),
  page: z.int(),
  limit: z.int(),
  totalPages: z.int(),
  last_page: z.int(),
  facets: facetsSchema.optional(),
  did_you_mean: didYouMeanSchema.optional(),
  understood: understoodSchema.optional(),
})

const route = createRoute({
  method: 'get',
  path: '/institutes',
  summary: 'The directory, filtered and paged. What cannot be read in a parameter is ignored',
  request: { query: querySchema },
  responses: { 200: json(pageSchema, 'One page'), ...FAILURES },
})

function writeFacets(facets: FacetCounts, known: KnownCounts): z.infer<typeof facetsSchema> {
  const counts = Array.from(facets, ([name, each]) => [
    name,
    typeof each === 'number' ? each : Object.fromEntries(each),
  ])
  return { ...Object.fromEntries(counts), known: Object.fromEntries(known) }
}

async function writeOffer(
  db: Database,
  directory: DirectorySearch,
  offer: Offer,
): Promise<z.infer<typeof didYouMeanSchema>> {
  return {
    institutes: await listInstituteNames(db, directory, offer.instituteIds),
    places: offer.places.map(({ name, districtId, cityId }) => ({
      name: placeText(name),
      district_id: districtId,
      city_id: cityId,
    })),
    hidden: Object.fromEntries(offer.hidden),
  }
}

export const institutes = createRouter()
institutes.openapi(route, async (c) => {
  const { facets: withFacets = false, [WITH_RECORDS]: withRecords = false, ...asked } = c.req.valid('query')
  const { page, limit } = asked
  const { db } = c.var
  const directory = await liveDirectory(db).search()
  const found = timed('provider_search_seconds', { kind: 'list' }, () => directory.list({ ...asked, withFacets }))
  const { ids, total, facets, known, offer, understood } = found
  if (found.isUnanswered && page === 1 && asked.search !== undefined) c.var.unanswered?.note(asked.search)
  const items = await listInstitutes(db, directory, ids)
  const records = withRecords ? await findOpenRecords(db, await readRights(db, c.var.openData.licence), ids) : null
  const data = items.map((item) => ({
    id: item.id,
    name: item.name,
    disambiguation: item.disambiguation,
    image_url: item.imageUrl,
    address: { city: item.city, district: item.district, state: item.state },
    average_rating: item.averageRating,
    courses: item.courses,
    category: item.category,
    ownership: item.ownership,
    gender: item.gender,
    classes: item.classes,
    fees: item.fees,
    seats: item.seats,
    updated_at: item.updatedAt.toISOString(),
    ...answerRecordOf(records, item.id),
  }))
  const totalPages = Math.ceil(total / limit)
  const answer = { data, total, page, limit, totalPages, last_page: totalPages }
  return c.json(
    {
      ...answer,
      ...(facets && known && { facets: writeFacets(facets, known) }),
      ...(offer && { did_you_mean: await writeOffer(db, directory, offer) }),
      ...(understood && { understood: writeUnderstood(understood) }),
    },
    200,
  )
})
