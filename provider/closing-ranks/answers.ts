import { z } from '@hono/zod-openapi'
import { indianDay } from '@/lib/contract/indian-day'
import type { Text } from '@/lib/contract/lenient'
import { LICENCE_NAMES } from '@/lib/contract/licence'
import { categoryWords, inOrder } from '@/provider/closing-ranks/category-words'
import type { RankWord } from '@/provider/closing-ranks/rank-word-schema'
import type { rankLists } from '@/provider/closing-ranks/tables'
import { kindText } from '@/provider/directory/names-by-language'
import { TAXONOMY } from '@/provider/directory/taxonomy'
import { nullableTextSchema, textSchema } from '@/provider/http/answers'

export const listSchema = z
  .strictObject({
    id: z.string(),
    year: z.int(),
    round: z.int(),
    title: z.string(),
    licence: z.enum(LICENCE_NAMES).nullable().openapi({ description: '`null`: none is stated' }),
    url: z.string().nullable(),
    dated: z.string().nullable().openapi({ description: 'As of which day it speaks', example: '2030-06-01' }),
    read_at: z.string().openapi({ description: 'On which day it was last read', example: '2030-06-30' }),
    is_sample: z.boolean().openapi({ description: 'It is invented' }),
    categories: z.array(z.string()).openapi({ description: 'The codes of which it has a rank' }),
  })
  .openapi('RankList')

const codeWordSchema = z.strictObject({
  code: z.string(),
  name: textSchema,
  meaning: nullableTextSchema,
  source: z
    .union([
      z.strictObject({
        name: textSchema,
        url: z.string().nullable().openapi({ description: 'The official page that says so' }),
        read_at: z.string().nullable(),
        from_copy: z.boolean().openapi({ description: 'Not the source itself was read then, but a stored copy of it' }),
      }),
      z.null(),
    ])
    .openapi({ description: 'From where the words are' }),
})
export const categorySchema = z
  .strictObject({
    code: z.string().openapi({ description: 'As the lists write it', example: '2AG' }),
    name: textSchema,
    category: z.union([codeWordSchema, z.null()]),
    quota: z.union([codeWordSchema, z.null()]),
  })
  .openapi('RankCategory')

export const familySchema = z.strictObject({ id: z.string(), name: textSchema }).openapi('CourseFamily')
export const nullableFamilySchema = z.union([familySchema, z.null()])
export const collegeSchema = z.strictObject({ code: z.string(), name: z.string(), place: z.string().nullable() })

export type ListRow = typeof rankLists.$inferSelect

export function answerList(list: ListRow): z.output<typeof listSchema> {
  const { id, year, round, title, licence, url, dated, readAt, isSample, categories } = list
  const read = { read_at: indianDay(readAt), is_sample: isSample, categories: inOrder(categories) }
  return { id: String(id), year, round, title, licence, url, dated, ...read }
}

/** Categories by their codes, in the order of the lists. */
export function answerCategories(
  words: readonly RankWord[],
  codes: Iterable<string>,
): z.output<typeof categorySchema>[] {
  return inOrder([...new Set(codes)]).map((code) => categoryWords(words, code))
}

const STREAMS = new Map(TAXONOMY.flatMap(({ streams }) => streams).map((stream) => [stream.id, kindText(stream)]))

/** A stream of the directory, under which courses are found together. */
export function answerFamily(streamId: number | null): { id: string; name: Text } | null {
  const name = streamId === null ? undefined : STREAMS.get(streamId)
  return streamId === null || name === undefined ? null : { id: String(streamId), name }
}
