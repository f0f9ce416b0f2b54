import fc from 'fast-check'
import { z } from 'zod'
import { DIRECTORY_FILTERS } from '@/lib/contract/institute-query'
import { callsOn } from '@/testing/provider/calls'
import { describeOnEachDatabase } from '@/testing/provider/databases'
import type { InstituteFilter } from './filter-column'
import { bruteFacets, bruteKnown, passes, sortedIds } from '@/testing/search/expected'
import {
  type Asked,
  randomDirectory,
  randomFilter,
  randomSearch,
  randomSort,
  storeRecords,
} from '@/testing/search/records'

const LIMIT_MS = 120_000
const counts = z.record(z.string(), z.int())
const facetsSchema = z.strictObject({
  ...Object.fromEntries(
    DIRECTORY_FILTERS.flatMap(({ name, counted }) =>
      counted === 'not' ? [] : [[name, counted === 'once' ? z.int() : counts] as const],
    ),
  ),
  known: z.record(z.string(), z.object({ known: z.int(), of: z.int() })),
})
const pageSchema = z.object({
  data: z.array(z.looseObject({ id: z.int() })),
  total: z.int(),
  totalPages: z.int(),
  facets: facetsSchema.optional(),
})

/** The parameters as the contract writes them. */
function write(asked: Asked): URLSearchParams {
  return new URLSearchParams(
    Object.entries(asked).flatMap(([name, value]) => {
      if (value === undefined || value === null || value === false) return []
      return [[name, value === true ? '1' : String(value)]]
    }),
  )
}

function writtenFacets(records: Parameters<typeof bruteFacets>[0], filter: InstituteFilter) {
  const facets = Array.from(bruteFacets(records, filter), ([name, total]) => [
    name,
    typeof total === 'number' ? total : Object.fromEntries(total),
  ])
  return { ...Object.fromEntries(facets), known: Object.fromEntries(bruteKnown(records, filter)) }
}

describeOnEachDatabase('GET /institutes over random directories', (database) => {
  const call = callsOn(() => database().db)
  const ask = async (parameters: URLSearchParams, more: Record<string, string> = {}) => {
    for (const [name, value] of Object.entries(more)) parameters.set(name, value)
    const { status, body } = await call(`/api/v1/institutes?${parameters}`)
    expect(status).toBe(200)
    return pageSchema.parse(body)
  }

  test(
    'totals, facets and joined pages are those of a look at every institution',
    async () => {
      const question = fc.tuple(randomFilter, randomSort, fc.integer({ min: 1, max: 9 }))
      await fc.assert(
        fc.asyncProperty(
          randomDirectory(25),
          fc.array(question, { minLength: 4, maxLength: 4 }),
          async (records, questions) => {
            await storeRecords(database().db, records)
            for (const [filter, sort, limit] of questions) {
              const expected = records.filter((record) => passes(record, filter))
              const ids: number[] = []
              for (let page = 1; page === 1 || page <= Math.ceil(expected.length / limit); page += 1) {
                const answer = await ask(write({ ...filter, sort }), {
                  page: `${page}`,
                  limit: `${limit}`,
                  facets: '1',
                })
                expect(answer.total).toBe(expected.length)
                expect(answer.totalPages).toBe(Math.ceil(expected.length / limit))
                expect(answer.facets).toEqual(writtenFacets(records, filter))
                ids.push(...answer.data.map((item) => item.id))
              }
              expect(ids).toEqual(sortedIds(expected, sort))
            }
          },
        ),
        { numRuns: 8 },
      )
    },
    LIMIT_MS,
  )

  test(
    'a search finds the same with a filter, narrowed, and pages of it are one order',
    async () => {
      await fc.assert(
        fc.asyncProperty(randomDirectory(25), randomFilter, randomSearch, async (records, filter, search) => {
          await storeRecords(database().db, records)
          const all = await ask(write({ search }), { limit: '100' })
          const found = records.filter((record) => all.data.some((item) => item.id === record.id))
          const expected = found.filter((record) => passes(record, filter)).map((record) => record.id)
          const whole = await ask(write({ ...filter, search }), { limit: '100', facets: '1' })
          const ids = whole.data.map((item) => item.id)
          expect([...ids].sort()).toEqual([...expected].sort())
          expect(whole.facets).toEqual(writtenFacets(found, filter))
          const joined: number[] = []
          for (let page = 1; page <= Math.ceil(ids.length / 4); page += 1) {
            const { data } = await ask(write({ ...filter, search }), { page: `${page}`, limit: '4' })
            joined.push(...data.map((item) => item.id))
          }
          expect(joined).toEqual(ids)
        }),
        { numRuns: 15 },
      )
    },
    LIMIT_MS,
  )
})
