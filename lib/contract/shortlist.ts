import { id, list, object, part, required, underData } from '@/lib/contract/lenient'

/** `POST /shortlist` (optional): both lists may be empty; what is in both is removed. */
export type ShortlistBody = { add: (string | number)[]; remove: (string | number)[] }

/** `GET` and `POST /shortlist` (optional): the ids of the institutions that the student keeps, in their order. */
export const shortlistAnswerSchema = underData(object(part({ institute_ids: list(required(id)) }))).transform(
  ({ institute_ids }) => institute_ids,
)
