import 'server-only'
import type { DeskInstitution } from '@/lib/contract/desk/institution'
import { PAGE_PARTS } from '@/lib/contract/desk/institution-page'
import { type DeskReply, lastOf } from '@/lib/rules/desk/desk-reply'
import { pageFields, pageWords } from '@/lib/rules/desk/institution-page'
import { recordForm } from '@/lib/server/desk/record-form'

const form = recordForm(PAGE_PARTS, [])
/** Of a form that was posted, the parts that its reader changed. */
export const { touchedIn } = form

/**
 * The form of an institution's page, with its draft where one waits: of two who change other parts each has the other's as they
 * stand now, and where both changed one, `theirs` has it.
 */
export function pageFormOf(
  { values, version, draft }: Pick<DeskInstitution, 'values' | 'version' | 'draft'>,
  reply: DeskReply | null,
) {
  const stands = pageWords(pageFields({ ...values, ...draft?.said }))
  // What was refused and kept is the draft now.
  const left = reply !== null && lastOf(reply) === 'stored' ? { ...reply, typed: {} } : reply
  return form.formOf({ values: stands, version: draft?.version ?? version }, left)
}
