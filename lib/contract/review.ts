import { z } from 'zod'
import {
  englishText,
  flag,
  id,
  image,
  object,
  orNull,
  part,
  rating,
  reading,
  string,
  text,
  word,
} from '@/lib/contract/lenient'
import { REVIEW_STATES } from '@/lib/contract/review-states'

/**
 * `POST /institutes/{id}/reviews`, as it goes over the wire. The institution's id stands under
 * both names (spec 2 §7); `rating` is 1 to 5.
 */
export type ReviewBody = {
  user_id: string | number
  instituteId: string | number
  institute_id: string | number
  name: string
  role: string
  rating: number
  description: string
}

/** A review as it stands within `GET /institute/details`. */
export const reviewSchema = z
  .object({
    id,
    user: part({ id, name: englishText, image_url: image }),
    name: englishText,
    role: englishText,
    rating,
    description: englishText,
    can_report: flag,
  })
  .refine((review) => review.description !== null || review.rating !== null, 'neither rating nor description')
  .transform(({ id, user, name, role, rating, description, can_report }) => ({
    id,
    name: name ?? user.name,
    image: user.image_url,
    role,
    rating,
    description,
    /** A moderator reads what visitors find wrong with it (`POST /reviews/{id}/report`). */
    canReport: can_report && id !== null,
  }))
export type Review = z.output<typeof reviewSchema>

/** One to five whole stars, as the form has them; otherwise `null`. */
const stars = reading((value) => {
  const read = rating.parse(value)
  return read !== null && Number.isInteger(read) && read >= 1 ? read : null
})

const ownReviewSchema = part({
  name: englishText,
  role: englishText,
  rating: stars,
  description: englishText,
  /** How it stands, where the provider says so: `null` and `shown` are the same. */
  state: word(REVIEW_STATES),
  /** Why it is rejected, and what a moderator says besides. */
  reason: text,
  words: string,
})
/** What a student wrote about an institution before. Every field may be absent. */
export type OwnReview = z.output<typeof ownReviewSchema>

/**
 * `GET /institutes/{id}/reviews/mine` (optional): the student's own review, to be edited, or `null`
 * where there is none. 404 means that the call is not offered.
 */
export const ownReviewAnswerSchema = z.object({ data: orNull(object(ownReviewSchema)) }).transform(({ data }) => data)
