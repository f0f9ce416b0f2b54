import { z } from 'zod'
import { moment } from '@/lib/contract/date-time'
import { count, id, list, orNull, required, string, text, word } from '@/lib/contract/lenient'
import { REPORTABLE } from '@/lib/contract/source'

/** So many the overview shows, and of one institution its page. */
export const MAX_ERROR_REPORTS = 20

/** An error that a visitor reported and no counsellor has answered; nothing says who it was. */
const errorReport = z.object({
  /** Of the enquiry. */
  id: required(id),
  reported_at: required(moment),
  /** What is wrong, in the visitor's words. */
  words: required(string),
  /** `null`: something else. */
  figure: word(REPORTABLE),
  /** From which page of the website it came. */
  address: required(string),
  /** `null`: none that there is. */
  institution: orNull(z.object({ id: required(id), name: required(text) })),
})
export type ErrorReport = z.output<typeof errorReport>
/** How many, and the latest of them. */
export const errorReports = z.object({ count: required(count), latest: list(errorReport) })
