import { z } from '@hono/zod-openapi'
import { indianDay } from '@/lib/contract/indian-day'
import { LICENCE_NAMES } from '@/lib/contract/licence'
import { FIGURES, METHODS } from '@/lib/contract/source'
import { byLanguage } from '@/provider/http/by-language'
import { PUBLIC_LISTS } from './record-source'
import type { sources } from './source-tables'
import type { SourceStatement } from './statements'

export const sourceAnswerSchema = z
  .strictObject({
    name: z.string(),
    title: z.string(),
    licence: z.enum(LICENCE_NAMES).nullable().openapi({ description: '`null`: none is stated' }),
    url: z.string().nullable(),
    dated: z.string().nullable().openapi({ description: 'As of which day it speaks', example: '2030-06-01' }),
    attribution: z.string().nullable().openapi({ description: 'Who compiled the file in which it is read' }),
    read_at: z.string().openapi({ description: 'On which day it was last read', example: '2030-06-30' }),
  })
  .openapi('Source')

export const statementAnswerSchema = z.strictObject({
  figure: z.enum(FIGURES),
  source: z.string().openapi({ description: 'The name of one of the sources' }),
  value: z
    .union([z.string(), byLanguage(z.string())])
    .openapi({ description: 'In the list’s own words, or in ours by language' }),
  is_shown: z.boolean().openapi({ description: 'It is what the other parts of the answer say' }),
  method: z
    .enum(METHODS)
    .optional()
    .openapi({ description: 'How the value was derived, where the list does not give it in so many words' }),
})

export function answerSource({ readAt, ...source }: typeof sources.$inferSelect): z.output<typeof sourceAnswerSchema> {
  return { ...source, attribution: PUBLIC_LISTS.get(source.name)?.attribution ?? null, read_at: indianDay(readAt) }
}

export function answerStatement({ isShown, ...said }: SourceStatement): z.output<typeof statementAnswerSchema> {
  return { ...said, is_shown: isShown }
}
