import { MAX_NOTE_LENGTH } from '@/lib/contract/constants'
import { REPORT_REASON_NAMES, type ReportReason } from '@/lib/contract/review-report'
import type { FormReply, Typed } from '@/lib/rules/result'
import type { PagePath } from '@/lib/rules/routes/table'
import { cleanText, countCharacters, isUnfit } from '@/lib/rules/text/written-text'

/** The fields by which a review is reported, in their order. */
export const REPORT_FIELDS = ['reason', 'words'] as const
export type ReportField = (typeof REPORT_FIELDS)[number]
export type ReportTyped = Typed<ReportField>
export type ReportReply = FormReply<ReportField>
export type ReportProblem = 'reasonMissing' | 'wordsTooLong' | 'unfit'

/** What is sent of it; `words` without any are left out. */
export function readReport({ reason, words = '' }: ReportTyped): { reason: ReportReason | null; words?: string } {
  const text = cleanText(words)
  return { reason: REPORT_REASON_NAMES.find((each) => each === reason) ?? null, ...(text !== '' && { words: text }) }
}

function wrongWords(words: string): { words?: ReportProblem } {
  if (isUnfit(words)) return { words: 'unfit' }
  return countCharacters(words) > MAX_NOTE_LENGTH ? { words: 'wordsTooLong' } : {}
}

/** What is wrong with a report, by field. */
export function checkReport(typed: ReportTyped): Partial<Record<ReportField, ReportProblem>> {
  const { reason, words = '' } = readReport(typed)
  return { ...(reason === null && { reason: 'reasonMissing' }), ...wrongWords(words) }
}

/** The English address of the page on which a review is reported. */
export function reportPath(instituteId: string, reviewId: string): PagePath {
  return `/college/report?${new URLSearchParams({ id: instituteId, review: reviewId })}`
}
