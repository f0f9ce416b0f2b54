import { z } from 'zod'
import { day } from '@/lib/contract/date-time'
import { feePayers } from '@/lib/contract/fee-rules'
import { answerList, flag, id, list, required, string, text } from '@/lib/contract/lenient'

const scholarshipSchema = z
  .object({
    id: required(id),
    name: required(text),
    giver: text,
    /** The academic year of which all this is said, such as `2025-26`; `null`: of none. */
    year: string,
    /** Whom it is for; nobody: whatever category and income. */
    applies: feePayers,
    /** Of a fee sheet, for which alone it is; none: for all. */
    courses: list(required(id)),
    /** How much, in words; `null`: the source does not say. */
    gives: text,
    conditions: list(required(text)),
    /** Where to apply. */
    apply: text,
    /** The last day; `null`: the source names none. */
    until: day,
    /** The official page that says so. */
    url: required(string),
    /** On which day that page was last read. */
    read_at: day,
    /** Not the page itself was read then, but a stored copy of it. */
    from_copy: flag,
    /** It is invented, for a first look at a new website. */
    is_sample: flag,
  })
  .transform(({ read_at, from_copy, is_sample, ...scholarship }) => ({
    ...{ ...scholarship, readOn: read_at },
    ...{ isFromCopy: from_copy, isSample: is_sample },
  }))
export type Scholarship = z.output<typeof scholarshipSchema>

/** `GET /scholarships`. */
export const scholarshipListSchema = answerList(scholarshipSchema)
