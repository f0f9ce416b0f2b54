import { z } from 'zod'
import { auditEntrySchema } from '@/lib/contract/desk/audit'
import { flag, list, required, string, underData } from '@/lib/contract/lenient'

/** What editors keep one record at a time, such as a dated event or a plan: each field of its form is a text, empty where there is none. */

/** The body of a call that adds or saves one: each field a text that may be left out. */
export function optionalTexts<Name extends string>(names: readonly Name[]): Record<Name, 'text?'> {
  // fromEntries forgets which names there are.
  return Object.fromEntries(names.map((name) => [name, 'text?'])) as Record<Name, 'text?'>
}

/** `POST /desk/dates/{id}/withdraw`, and that of other kinds. */
export const DESK_RECORD_WITHDRAW = { version: 'text' } as const

const detail = z.object({
  id: required(string),
  /** Another one after every change, whoever made it. */
  version: required(string),
  /** By field of the form. */
  values: z.record(z.string(), z.string()),
  is_sample: flag,
  /** Whether it can be withdrawn: nothing hangs on it. */
  may_withdraw: flag,
  history: list(auditEntrySchema),
})
export type DeskRecord = z.output<typeof detail>
/** `GET /desk/dates/{id}`, and that of other kinds. */
export const deskRecordSchema = underData(detail)
/** What `POST /desk/dates` answers, and that of other kinds. */
export const deskRecordAddedSchema = underData(z.object({ id: required(string) }))
