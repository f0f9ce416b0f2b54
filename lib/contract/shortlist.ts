import type { Body } from '@/lib/contract/body'
import { id, list, object, part, required, underData } from '@/lib/contract/lenient'

/** `POST /shortlist` (optional): both lists may be empty; what is in both is removed. */
export const SHORTLIST = { add: 'instituteIds', remove: 'instituteIds' } as const
export type ShortlistBody = Body<typeof SHORTLIST>

/** `GET` and `POST /shortlist` (optional): the ids of the institutions that the student keeps, in their order. */
export const shortlistAnswerSchema = underData(object(part({ institute_ids: list(required(id)) }))).transform(
  ({ institute_ids }) => institute_ids,
)
