import { z } from 'zod'
import { MAX_ID } from '@/lib/contract/constants'
import { contentProblem, REVERTED_AS, scheduleSchema } from '@/lib/contract/desk/content'
import { optionalTexts } from '@/lib/contract/body'
import { list, orNull, required, string } from '@/lib/contract/lenient'
import { moment } from '@/lib/contract/date-time'

/** Drafts of institutions and of the records that are kept one at a time: one beside each record at most. */

/**
 * What can be done with one. The fields that are sent go into it, but for `discard`; `schedule` says that it is published at
 * the moment `at` (ISO 8601 with its distance from UTC), or, where that is empty, at none.
 */
export const DRAFT_ACTIONS = ['keep', 'publish', 'schedule', 'discard'] as const
export type DraftAction = (typeof DRAFT_ACTIONS)[number]

/** `version` is that of the form as it was shown: the draft's, or the record's where none waits. */
export const draftBody = <Name extends string>(names: readonly Name[]) =>
  ({ version: 'text', action: DRAFT_ACTIONS, at: 'text?', ...optionalTexts(names) }) as const

/** What is asked of the draft of a record that is not there yet; `POST /desk/drafts/plans` keeps one. */
export const newDraftBody = <Name extends string>(names: readonly Name[]) => optionalTexts(names)

/** The version of a record that is not there yet. */
export const NOT_THERE = 'new'
/** What the draft of such a record is called in the place of an id: no record is called so. */
export const NEW_DRAFT = /^new_[0-9a-f]{12}$/
export type NewDraft = `new_${string}`
export const isNewDraft = (id: string): id is NewDraft => NEW_DRAFT.test(id)

/** The number of what is not written yet, which nothing else has: where a preview shows it. */
export const UNWRITTEN = MAX_ID

/** What it said after the entry `to` of its history is its draft, or published at once. `version` as above. */
export const REVERT_BODY = { version: 'text', to: 'count', as: REVERTED_AS } as const

const values = z.record(z.string(), z.string())
export const draftSchema = z.object({
  /** Of the form, which shows it. */
  version: required(string),
  /** What it says, by field, as it was typed; and what the record said of these as that was typed. */
  said: values,
  was: values,
  /** Why it cannot be published as it is, by field, in a word. */
  flaws: values,
  /** The same by place, of fields that have several. */
  problems: list(contentProblem),
  by: required(string),
  at: required(moment),
  schedule: orNull(scheduleSchema),
  /** By which whoever has it sees the draft on its page, for an hour; `null`: no page shows such a draft. */
  preview: string,
})
export type DeskDraft = z.output<typeof draftSchema>
