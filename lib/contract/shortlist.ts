import { z } from 'zod'
import { id, list, object, part, required, underData } from '@/lib/contract/lenient'

/** So many institutions a student can keep. */
export const MOST_SHORTLISTED = 100

const identifiers = z.array(z.union([z.string(), z.number()]))

/** `POST /shortlist` (optional): both lists may be empty; what is in both is removed. */
export const shortlistBodySchema = z.object({ add: identifiers, remove: identifiers })
export type ShortlistBody = z.output<typeof shortlistBodySchema>

/** `GET` and `POST /shortlist` (optional): the ids of the institutions that the student keeps, in their order. */
export const shortlistAnswerSchema = underData(object(part({ institute_ids: list(required(id)) }))).transform(
  ({ institute_ids }) => institute_ids,
)
