import { z } from 'zod'
import type { ProviderProcess } from '@/tools/bench/provider-process'
import type { AskedAnswer } from './asked/judge-asked'
import type { Engine } from './evaluate'

const pageSchema = z.object({
  data: z.array(z.object({ id: z.number() })),
  total: z.number(),
  did_you_mean: z.looseObject({}).optional(),
})

/** Asks by the call that the website makes. */
export function askOurs({ call }: Pick<ProviderProcess, 'call'>): (query: string) => Promise<AskedAnswer> {
  return async (query) => {
    const path = `/api/v1/institutes?${new URLSearchParams({ search: query, limit: '10' }).toString()}`
    const { status, body } = await call(path)
    if (status !== 200) throw new Error(`${path} answered ${status}: ${body.slice(0, 200)}`)
    const { data, total, did_you_mean } = pageSchema.parse(JSON.parse(body))
    return { ids: data.map(({ id }) => id), total, isSaidMissing: did_you_mean !== undefined }
  }
}

export function ourSearch(provider: ProviderProcess): Engine {
  const ask = askOurs(provider)
  return { name: 'ours', search: async (query) => (await ask(query)).ids }
}
