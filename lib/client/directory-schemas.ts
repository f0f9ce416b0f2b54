import * as z from 'zod/mini'
import type { ResultPage } from '@/lib/rules/result-page'
import type { District, Option } from '@/lib/contract/lookup'

/**
 * What the website's own API answers to the browser. Strict, because both ends are ours: the
 * leniency towards providers is over when the server has read them (lib/contract).
 */
const optionSchema: z.ZodMiniType<Option> = z.object({ id: z.string(), name: z.string() })
export const optionsSchema = z.array(optionSchema)

const districtSchema: z.ZodMiniType<District> = z.object({ id: z.string(), name: z.string(), cities: optionsSchema })
export const districtsSchema = z.array(districtSchema)

const text = z.nullable(z.string())
export const resultPageSchema: z.ZodMiniType<ResultPage> = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      image: text,
      city: text,
      state: text,
      averageRating: z.nullable(z.number()),
      labels: z.array(z.string()),
      moreLabels: z.number(),
    }),
  ),
  total: z.number(),
  totalPages: z.number(),
})
