import { z } from 'zod'
import type { ProviderProcess } from '@/tools/search/bench/provider-process'
import type { Engine } from './evaluate'

const pageSchema = z.object({ data: z.array(z.object({ id: z.number() })) })

/** Ours, by the call that the website makes. */
export function ourSearch({ call }: ProviderProcess): Engine {
  return {
    name: 'ours',
    search: async (query) => {
      const path = `/api/v1/institutes?${new URLSearchParams({ search: query, limit: '10' }).toString()}`
      const { status, body } = await call(path)
      if (status !== 200) throw new Error(`${path} answered ${status}: ${body.slice(0, 200)}`)
      return pageSchema.parse(JSON.parse(body)).data.map(({ id }) => id)
    },
  }
}
