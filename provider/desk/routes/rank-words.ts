import { z } from '@hono/zod-openapi'
import { categoryWords } from '@/provider/closing-ranks/category-words'
import { rankWordSchema } from '@/provider/closing-ranks/rank-word-schema'
import { listRankWords, listUnknown } from '@/provider/closing-ranks/rank-words'
import { deskRoute } from '@/provider/desk/desk-route'
import { recordCalls } from '@/provider/desk/record-calls'
import { RANK_WORDS } from '@/provider/desk/store/rank-words'
import { json } from '@/provider/http/answers'

const listRoute = deskRoute('GET /desk/rank-words', {
  summary: 'What the codes of closing ranks mean, and what exams are called, past all caches',
  responses: {
    200: json(
      z.strictObject({
        data: z.array(rankWordSchema),
        unknown: z.array(z.string()).openapi({
          description: 'Codes and exams of lists of which no word says anything, and the parts of such codes',
        }),
      }),
      'The words',
    ),
  },
})

export const deskRankWordCalls = recordCalls(RANK_WORDS, {
  ...{ thing: 'A word', isSample: ({ id }) => id === 'sample-cet' },
})
deskRankWordCalls.openapi(listRoute, async (c) => {
  const { db } = c.var
  const words = await listRankWords(db)
  const isKnown = (code: string) => categoryWords(words, code).category !== null
  return c.json({ data: words, unknown: await listUnknown(db, words, isKnown) }, 200)
})
