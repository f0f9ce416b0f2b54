import { z } from 'zod'
import { answerList, id, image, required, row, text } from '@/lib/contract/lenient'

/** A partner institution. Without `instituteId` it is shown, but leads nowhere. */
export const partnerSchema = row({ institute_id: id, name: required(text), logo: image, city: text }).transform(
  ({ institute_id, name, logo, city }) => ({ instituteId: institute_id, name, logo, city }),
)
export type Partner = z.output<typeof partnerSchema>

/** `GET /partners`. */
export const partnerListSchema = answerList(partnerSchema, 'partners')
