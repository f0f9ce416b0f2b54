import { z } from 'zod'
import { moment } from '@/lib/contract/date-time'
import { count, id, list, required, string, text, word } from '@/lib/contract/lenient'

const recordActions = <Noun extends string>(noun: Noun) =>
  [`${noun}-added`, `${noun}-changed`, `${noun}-withdrawn`] as const

/** What the audit trail notes. */
export const AUDIT_ACTIONS = [
  'account-invited',
  'account-opened',
  'account-changed',
  'account-closed',
  'account-locked',
  'account-unlocked',
  'signed-in',
  'passkey-added',
  'passkey-removed',
  'signed-out',
  'session-ended',
  'enquiry-changed',
  'enquiries-exported',
  'enquiries-forgotten',
  'enquiries-erased',
  'follow-up-set',
  'note-added',
  'content-drafted',
  'content-published',
  'content-published-at-time',
  'content-set-aside',
  'content-picture-added',
  'draft-discarded',
  'publish-time-set',
  'publish-time-removed',
  'publish-time-missed',
  'review-decided',
  'review-undone',
  'review-removed',
  'reply-written',
  'reply-withdrawn',
  'proposal-sent',
  'proposal-withdrawn',
  'proposal-decided',
  'institution-added',
  'institution-changed',
  'institution-retired',
  'institution-restored',
  'names-changed',
  'courses-changed',
  'pictures-changed',
  'brochures-changed',
  'showcase-changed',
  'institutions-merged',
  'merge-undone',
  'institutions-apart',
  'apart-undone',
  'list-published',
  'list-undone',
  'match-decided',
  'match-undone',
  'payment-refunded',
  'sample-added',
  'sample-removed',
  ...recordActions('date'),
  ...recordActions('plan'),
  ...recordActions('notification'),
  ...recordActions('rank-word'),
  ...recordActions('scholarship'),
  ...recordActions('fee-sheet'),
  ...recordActions('template'),
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]
/** What is kept one at a time, as its three actions begin. */
export type RecordNoun = {
  [Action in AuditAction]: Action extends `${infer Noun}-withdrawn`
    ? `${Noun}-added` extends AuditAction
      ? Noun
      : never
    : never
}[AuditAction]

const values = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).nullable()
export type AuditValues = z.output<typeof values>

/** What an entry says by the number of a record alone, and what is so called; `other`: the other of two institutions. */
export const AUDIT_NAMED = {
  account: 'account',
  institution: 'institution',
  other: 'institution',
  successor: 'institution',
} as const

export const auditEntrySchema = z
  .object({
    id: required(id),
    at: required(moment),
    /** By name, as it was then. */
    by: required(string),
    action: required(word(AUDIT_ACTIONS)),
    /** What was changed, such as `enquiry 41`. */
    record: required(string),
    before: values,
    after: values,
    /** What accounts and institutions are called that it names by their numbers, by such as `account 5`. */
    names: z.record(z.string(), text).catch({}),
    /** The fields that `after` had, where what they said was too long to be told: `before` and `after` are `null` then. */
    left_out: list(required(string)),
  })
  .transform(({ left_out, ...entry }) => ({ ...entry, leftOut: left_out }))
export type AuditEntry = z.output<typeof auditEntrySchema>

/** `GET /desk/audit`. */
export const auditPageSchema = z.object({
  data: list(auditEntrySchema),
  total: required(count),
  page: required(count),
  limit: required(count),
})
