import { endpoints } from '@/lib/contract/endpoints'
import { closingRankExamsSchema } from '@/lib/contract/closing-ranks/lists'
import {
  type InstituteDetail,
  instituteDetailSchema,
  type InstitutePage,
  institutePageSchema,
} from '@/lib/contract/institute'
import { optionListSchema } from '@/lib/contract/lookup'
import { filtersToProviderQuery } from '@/lib/rules/filters/address'
import { toggleUnknown } from '@/lib/rules/filters/change'
import { type AnyFilter, EMPTY_FILTERS, FILTERS } from '@/lib/rules/filters/table'
import { someValues } from '@/testing/filter-values'
import { type Asked } from './ask'
import type { Found } from './calls'

/** Asks for a path of the contract. */
type AskPath = (path: string) => Promise<Asked>

/** What holds between answers, beyond what one schema can say. `check` returns what deviates. */
export type Rule = {
  name: string
  does: string
  check: (page: InstitutePage, ask: AskPath, found: Found) => Promise<string | null>
}

/** An id that no institution has. */
const NOBODY = '999999999'
const SIZE = 5

function pageOf(ask: AskPath, query: Record<string, string>): Promise<InstitutePage | null> {
  return readPage(ask, new URLSearchParams({ limit: String(SIZE), ...query }))
}

async function readPage(ask: AskPath, query: URLSearchParams): Promise<InstitutePage | null> {
  const asked = await ask(endpoints.institutes(query))
  const read =
    'answer' in asked && asked.answer.status === 200 ? institutePageSchema.safeParse(asked.answer.json) : null
  return read?.success ? read.data : null
}

async function detailOf(ask: AskPath, id: string): Promise<InstituteDetail | null> {
  const asked = await ask(endpoints.institute(id))
  const read = 'answer' in asked ? instituteDetailSchema.safeParse(asked.answer.json) : null
  return read?.success ? read.data : null
}

/** A filter, or a search, for what nobody is must not find everybody. */
const keepsTo = (query: Record<string, string>, what: string, does: string): Rule => ({
  name: `GET /institutes keeps to ${Object.keys(query).join()}`,
  does,
  check: async (page, ask) => {
    const none = await pageOf(ask, query)
    if (none === null) return 'the answer cannot be read'
    return page.total > 0 && none.total >= page.total ? `${what} that is nowhere finds all` : null
  },
})

/** Beside a filter those of whom it is not known come in, no more and no fewer; `null` where none are counted. */
async function unknownDeviation(ask: AskPath, filter: AnyFilter): Promise<string | null> {
  const set = { ...EMPTY_FILTERS, ...someValues(filter) }
  const [alone, both] = [set, toggleUnknown(set, filter)].map((filters) => filtersToProviderQuery(filters))
  if (alone === undefined) return null
  const without = await readPage(ask, alone)
  const told = filter.contract === null ? undefined : without?.facets?.known?.[filter.contract]
  if (without === null) return `without include_unknown=${filter.contract} the answer cannot be read`
  if (told === undefined || both === undefined) return null
  const found = await readPage(ask, both)
  if (found === null) return `with include_unknown=${filter.contract} the answer cannot be read`
  const unknown = told.of - told.known
  return found.total === without.total + unknown
    ? null
    : `${filter.contract}: ${without.total} have it, of ${unknown} it is not known, both are ${found.total}`
}

export const RULES: readonly Rule[] = [
  {
    name: 'GET /closing-ranks tells the latest year first',
    does: 'an old year is chosen before anybody chooses',
    check: async (_page, ask) => {
      const asked = await ask(endpoints.closingRanks)
      const exams = 'answer' in asked ? closingRankExamsSchema.safeParse(asked.answer.json).data : undefined
      const years = exams?.map((exam) => exam.years.map(({ year }) => year)) ?? []
      const wrong = years.find((own) => own.some((year, at) => year > (own[at - 1] ?? year)))
      return wrong === undefined ? null : `its years are ${wrong.join(', ')}`
    },
  },
  {
    name: 'GET /institutes keeps to limit',
    does: 'pages are longer than they should be',
    check: async ({ items }) => (items.length > SIZE ? `${items.length} items, asked for ${SIZE}` : null),
  },
  {
    name: 'GET /institutes names each institution once',
    does: 'a card is shown twice',
    check: async ({ items }) =>
      new Set(items.map(({ id }) => id)).size < items.length ? 'an id stands twice on a page' : null,
  },
  {
    name: 'GET /institutes has other institutions on page 2',
    does: 'the second page repeats the first',
    check: async (page, ask) => {
      if (page.total <= page.items.length || page.totalPages < 2) return null
      const next = await pageOf(ask, { page: '2' })
      if (next === null) return 'page 2 cannot be read'
      if (next.items.length === 0) return `page 2 of ${page.totalPages} is empty`
      return next.items.some(({ id }) => page.items.some((item) => item.id === id)) ? 'page 2 repeats page 1' : null
    },
  },
  {
    name: 'GET /institutes counts what it holds',
    does: 'a page too many, or too few, is offered',
    check: async ({ total, totalPages }) => {
      const expected = Math.ceil(total / SIZE)
      return totalPages === expected ? null : `${totalPages} pages of ${SIZE} for ${total} institutions`
    },
  },
  keepsTo({ search: 'zzqxzzqxzz' }, 'a word', 'a search finds what nobody looked for'),
  {
    name: 'GET /institutes keeps to min_rating',
    does: 'the filter of ratings shows others too',
    check: async (_page, ask) => {
      const rated = await pageOf(ask, { min_rating: '4', max_rating: '5' })
      if (rated === null) return 'the answer cannot be read'
      const low = rated.items.find(({ averageRating }) => averageRating !== null && averageRating < 4)
      return low === undefined ? null : `${low.id} has ${low.averageRating}, asked for 4 or more`
    },
  },
  keepsTo({ institute_type_id: NOBODY }, 'a type', 'the filter of types shows others too'),
  keepsTo({ district_id: NOBODY }, 'a district', 'the filter of districts shows others too'),
  {
    name: 'GET /institutes keeps to include_unknown',
    does: 'the box that leaves in those of whom a filter is not known shows others than it counts',
    check: async (_page, ask) => {
      for (const filter of FILTERS) {
        const deviation = filter.includeUnknown === null ? null : await unknownDeviation(ask, filter)
        if (deviation !== null) return deviation
      }
      return null
    },
  },
  {
    name: 'GET /institute/details answers for the id that was asked',
    does: 'a page shows another institution',
    check: async ({ items: [first] }, ask) => {
      if (first === undefined) return null
      const detail = await detailOf(ask, first.id)
      if (detail === null) return `${first.id} stands in the list, and its detail cannot be read`
      return detail.id === first.id ? null : `asked for ${first.id}, answered ${detail.id}`
    },
  },
  {
    name: 'GET /institute/details says 404 for an unknown id',
    does: 'an address that leads nowhere is an outage, or a page of nothing',
    check: async (_page, ask) => {
      const asked = await ask(endpoints.institute(NOBODY))
      if ('failure' in asked) return asked.failure
      return asked.answer.status === 404 ? null : `status ${asked.answer.status}`
    },
  },
  {
    name: 'GET /get/streams of an unknown type is no outage',
    does: 'the streams of a type of another time fail',
    check: async (_page, ask) => {
      const asked = await ask(endpoints.streams(NOBODY))
      if ('failure' in asked) return asked.failure
      const { status, json } = asked.answer
      return status === 404 || (status === 200 && optionListSchema.safeParse(json).success) ? null : `status ${status}`
    },
  },
]
