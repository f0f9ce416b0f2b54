import { z } from 'zod'
import type { Database } from '@/provider/platform/database'
import { callsOn } from '@/testing/provider/calls'

const pageSchema = z.object({
  data: z.array(z.looseObject({ name: z.looseObject({ en: z.string() }) })),
  total: z.number(),
})

/** What `GET /institutes` answers over this database: the names on the page, or how many there are. */
export function answersOn(database: () => Database) {
  const call = callsOn(database)
  const page = async (query: string) => {
    const { status, body } = await call(`/api/v1/institutes${query}`)
    expect(status).toBe(200)
    return pageSchema.parse(body)
  }
  return {
    names: async (query = '') => (await page(query)).data.map(({ name }) => name.en),
    total: async (query = '') => (await page(query)).total,
  }
}
