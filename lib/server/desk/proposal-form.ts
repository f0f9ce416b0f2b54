import 'server-only'
import { FIELD_FLAWS } from '@/lib/contract/desk/institution'
import { type OwnRecord, PROPOSED_FIELDS } from '@/lib/contract/desk/proposal'
import type { DeskReply } from '@/lib/rules/desk/desk-reply'
import { recordForm } from '@/lib/server/desk/record-form'

export const PROPOSAL_FORM = recordForm(PROPOSED_FIELDS, FIELD_FLAWS)

/** The form of one's own record: what waits stands in the place of what it says. */
export function formOfOwn({ values, version, open }: OwnRecord, reply: DeskReply | null) {
  const proposed = Object.fromEntries((open?.fields ?? []).map((field) => [field.name, field.proposed ?? '']))
  return PROPOSAL_FORM.formOf({ values: { ...values, ...proposed }, version }, reply)
}
