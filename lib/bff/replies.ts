import 'server-only'
import { z } from 'zod'
import { sealedReply } from '@/lib/bff/sealed-reply'
import { ENQUIRY_TYPES } from '@/lib/contract/enquiry'
import type { DeletionReply } from '@/lib/rules/account/deletion-reply'
import { PROFILE_PLACES, type ProfileReply } from '@/lib/rules/account/profile-reply'
import { COST_FIELDS, type CostReply } from '@/lib/rules/costs/cost-form'
import { ENQUIRY_FIELDS } from '@/lib/rules/enquiries/enquiry-form'
import type { EnquiryReply } from '@/lib/rules/enquiries/enquiry-reply'
import { type FailureReason, isFailureReason } from '@/lib/rules/result'
import { REPORT_FIELDS, type ReportReply } from '@/lib/rules/reviews/report-form'
import { REVIEW_FIELDS } from '@/lib/rules/reviews/review-form'
import type { ReviewReply } from '@/lib/rules/reviews/review-reply'

/** The replies to forms without JavaScript, and what each keeps besides. */

/** A `FormReply` of these fields. */
function replyOf<const Fields extends readonly string[]>(fields: Fields) {
  const texts = z.partialRecord(z.enum(fields), z.string())
  const failure = z.object({
    reason: z.custom<FailureReason>(isFailureReason),
    message: z.string().nullish(),
    field: z.enum(fields).nullish(),
    errors: z.record(z.string(), z.string()).optional(),
    retryAfter: z.number().nullish(),
  })
  return { typed: texts, failure: failure.nullable() }
}

const enquiry: z.ZodType<EnquiryReply> = z.object({
  ...replyOf([...ENQUIRY_FIELDS.contact, ...ENQUIRY_FIELDS.counselling]),
  form: z.enum(['contact', 'counselling', 'mentoring']),
  type: z.enum(ENQUIRY_TYPES),
  source: z.string().nullable(),
  since: z.number(),
})
const review: z.ZodType<ReviewReply> = z.object(replyOf(REVIEW_FIELDS))
const report: z.ZodType<ReportReply> = z.object(replyOf(REPORT_FIELDS))
const profile: z.ZodType<ProfileReply> = z.object(replyOf(PROFILE_PLACES))
const cost: z.ZodType<CostReply> = z.object(replyOf(COST_FIELDS))
const deletion: z.ZodType<DeletionReply> = z.object({
  failure: replyOf([]).failure,
  step: z.enum(['begin', 'code']),
  resendAt: z.number().nullable(),
})

export const enquiryReply = sealedReply('enquiry', enquiry)
export const reviewReply = (instituteId: string) => sealedReply(`review ${instituteId}`, review)
export const reportReply = (reviewId: string) => sealedReply(`report ${reviewId}`, report)
export const profileReply = sealedReply('profile', profile)
export const deletionReply = sealedReply('deletion', deletion)
export const costReply = sealedReply('costs', cost)
