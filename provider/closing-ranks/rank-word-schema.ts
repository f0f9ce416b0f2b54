import { z } from '@hono/zod-openapi'
import { WORD_PARTS } from '@/lib/contract/desk/rank-word'
import { nullableTextSchema, textSchema } from '@/provider/http/answers'

export const rankWordSchema = z
  .strictObject({
    id: z.string().openapi({ description: 'A code of the lists or a part of one, or an exam’s id' }),
    part: z.enum(WORD_PARTS),
    name: textSchema,
    meaning: nullableTextSchema,
    source: nullableTextSchema,
    url: z.url({ protocol: /^https$/ }).nullable(),
    read_at: z.iso.date().nullable(),
    from_copy: z.boolean().openapi({ description: 'Not the source itself was read then, but a stored copy of it' }),
  })
  .openapi('RankWord')
/** What a code of the lists means, a part of one, or what an exam is called. */
export type RankWord = z.output<typeof rankWordSchema>
/** What is said of one, whatever it stands for. */
export type RankWordSaid = Omit<RankWord, 'id' | 'part'>
