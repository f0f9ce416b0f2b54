import { z } from 'zod'
import { count, id, list, required, string, text, underData, word } from '@/lib/contract/lenient'

/**
 * What visitors, editors and representatives add to institutions, which would be lost with one: by the provider's tables that
 * hold it, and a proposal that waits, who represents it at the desk, and a time at which it is to be retired.
 */
export const DEPENDENT_TABLES = [
  'reviews',
  'shortlisted',
  'brochures',
  'showcases',
  'name_edits',
  'institute_edits',
  'institute_drafts',
  'institute_pictures',
] as const
export const DEPENDENTS = [...DEPENDENT_TABLES, 'proposed', 'represented', 'ending'] as const
export type Dependent = (typeof DEPENDENTS)[number]

/**
 * Why something is as the import left it, after the import was undone: a later import or a decision changed the record;
 * or, of an institution that the import had begun, what hangs on it.
 */
export const UNDO_REASONS = ['later', ...DEPENDENTS, 'retired', 'ranks_tied'] as const
export type UndoReason = (typeof UNDO_REASONS)[number]
/** So many of those that stay are named; all are counted. */
export const MAX_LEFT_NAMED = 100

// None was counted of what was undone before lists of closing ranks could be.
const countOrNone = count.transform((value) => value ?? 0)

/** What becomes, or became, of the directory. */
export const undoReportSchema = z.object({
  /** Institutions that the import had begun, and that go. */
  removed: required(count),
  /** Records of lists that say again what they said before. */
  restored: required(count),
  /** Records that leave an institution which others still tell of. */
  detached: required(count),
  /** Records in doubt that are as they were before. */
  doubts: required(count),
  /** Lists of closing ranks that go; and those that say again what they said before. */
  lists_removed: countOrNone,
  lists_restored: countOrNone,
  left_total: required(count),
  left: list(z.object({ institute_id: id, name: required(text), why: required(word(UNDO_REASONS)) })),
})
export type UndoReport = z.output<typeof undoReportSchema>

/** `GET /desk/imports/{id}/undo`: what would become of it, for the directory as it is. */
export const importUndoSchema = underData(undoReportSchema.extend({ directory: required(string) }))
/** `POST /desk/imports/{id}/undo`: `directory` as it was shown. */
export const DESK_IMPORT_UNDO = { directory: 'text' } as const
