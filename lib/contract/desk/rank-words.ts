import { z } from 'zod'
import { day } from '@/lib/contract/date-time'
import { WORD_PARTS } from '@/lib/contract/desk/rank-word'
import { flag, id, list, required, string, text, word } from '@/lib/contract/lenient'

const rankWordSchema = z
  .object({
    id: required(id),
    part: required(word(WORD_PARTS)),
    name: required(text),
    meaning: text,
    source: text,
    url: string,
    read_at: day,
    from_copy: flag,
  })
  .transform(({ read_at, from_copy, ...rest }) => ({ ...rest, readOn: read_at, isFromCopy: from_copy }))
export type DeskRankWord = z.output<typeof rankWordSchema>

/** `GET /desk/rank-words`. `unknown`: the codes and exams of lists of which no word says anything. */
export const deskRankWordsSchema = z.object({ data: list(rankWordSchema), unknown: list(required(string)) })
