import { IMPORT_REASONS } from '@/lib/contract/desk/import-reason'
import type { Translated } from '@/lib/messages/translated'

/** Why a row of a list comes to what it comes to, and what was noted of it: the report's words, but for what a terminal alone has. */
export const deskImportReasons = {
  mayBe: 'may be {institutions}',
  candidate: '{name}, {reasons}',
  reasons: {
    ...IMPORT_REASONS,
    unwanted: 'in {state}, whose rows are not taken',
    noAicteId: 'no number of AICTE',
    wrongAicteRow: 'no number of AICTE, or a value of the wrong kind',
  },
} as const
export type DeskImportReasons = Translated<typeof deskImportReasons>
