import { z } from '@hono/zod-openapi'
import { indianDay } from '@/lib/contract/indian-day'
import { LICENCE_NAMES } from '@/lib/contract/licence'
import { FIGURES, TOWN_METHODS } from '@/lib/contract/source'
import type { sources } from './source-tables'
import type { SourceStatement } from './statements'

export const sourceAnswerSchema = z
  .strictObject({
    name: z.string(),
    title: z.string(),
    licence: z.enum(LICENCE_NAMES).nullable().openapi({ description: '`null`: none is stated' }),
    url: z.string().nullable(),
    dated: z.string().nullable().openapi({ description: 'As of which day it speaks', example: '2030-06-01' }),
    read_at: z.string().openapi({ description: 'On which day it was last read', example: '2030-06-30' }),
  })
  .openapi('Source')

export const statementAnswerSchema = z.strictObject({
  figure: z.enum(FIGURES),
  source: z.string().openapi({ description: 'The name of one of the sources' }),
  value: z.string(),
  is_shown: z.boolean().openapi({ description: 'It is what the other parts of the answer say' }),
  method: z
    .enum(TOWN_METHODS)
    .optional()
    .openapi({ description: 'Of a place: from what the town was read, where the list does not name it' }),
})

export function answerSource({ readAt, ...source }: typeof sources.$inferSelect): z.output<typeof sourceAnswerSchema> {
  return { ...source, read_at: indianDay(readAt) }
}

export function answerStatement({ isShown, ...said }: SourceStatement): z.output<typeof statementAnswerSchema> {
  return { ...said, is_shown: isShown }
}
