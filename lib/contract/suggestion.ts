import { z } from 'zod'
import { answerList, englishText, id, required, text } from '@/lib/contract/lenient'

/** The most that a search box is offered. */
export const SUGGESTION_LIMIT = 8

/** An institution by name and place. */
export const suggestionSchema = z.object({
  id: required(id),
  name: required(text),
  /** As an institution's. */
  disambiguation: englishText,
  city: text,
  district: text,
})
/** An institution offered while somebody types. */
export type Suggestion = z.output<typeof suggestionSchema>

/** The optional `GET /institutes/suggest?q=&limit=`. */
export const suggestionListSchema = answerList(suggestionSchema).transform((all) => all.slice(0, SUGGESTION_LIMIT))
