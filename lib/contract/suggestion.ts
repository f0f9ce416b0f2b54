import { z } from 'zod'
import { answerList, count, englishText, id, object, orNull, required, row, text } from '@/lib/contract/lenient'
import { understoodSchema } from '@/lib/contract/understood'

/** The most that a search box is offered. */
export const SUGGESTION_LIMIT = 8

/** An institution by name and place. */
export const suggestionSchema = row({
  id: required(id),
  name: required(text),
  /** As an institution's. */
  disambiguation: englishText,
  city: text,
  district: text,
})
/** An institution offered while somebody types. */
export type Suggestion = z.output<typeof suggestionSchema>

/**
 * The optional `GET /institutes/suggest?q=&limit=`. `reading` is what the text was taken to say besides names, and how
 * many are so; `null` of a name, of what nobody is, and of a provider that does not tell.
 */
export const suggestionListSchema = z
  .unknown()
  .transform((answer) => (Array.isArray(answer) ? { data: answer } : answer))
  .pipe(z.object({ data: answerList(suggestionSchema), total: count, understood: orNull(object(understoodSchema)) }))
  .transform(({ data, total, understood }) => ({
    institutes: data.slice(0, SUGGESTION_LIMIT),
    reading: understood === null || understood.isMissing || !total ? null : { understood, total },
  }))
export type Suggestions = z.output<typeof suggestionListSchema>
