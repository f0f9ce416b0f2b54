import 'server-only'
import {
  type DeskInstitution,
  FIELD_FLAWS,
  INSTITUTION_FIELD_NAMES,
  type InstitutionField,
} from '@/lib/contract/desk/institution'
import { type DeskReply, lastOf } from '@/lib/rules/desk/desk-reply'
import { recordForm } from '@/lib/server/desk/record-form'

const form = recordForm(INSTITUTION_FIELD_NAMES, FIELD_FLAWS)
/** The form of an institution; of its fields, what it does not have is left out. */
export const { fields: institutionFields, touchedIn, formOf } = form

/** The same with the draft over the record, where one waits, and with what keeps that from being published. */
export function draftFormOf({ values, version, draft }: DeskInstitution, reply: DeskReply | null) {
  // What was refused and kept is the draft now.
  const left = reply !== null && lastOf(reply) === 'stored' ? { ...reply, typed: {} } : reply
  const shown = { values: { ...values, ...draft?.said }, version: draft?.version ?? version }
  const made = formOf(shown, left)
  const flaws = INSTITUTION_FIELD_NAMES.flatMap((name) => {
    const flaw = draft?.flaws[name]
    return flaw === undefined ? [] : [[name, flaw] satisfies [InstitutionField, unknown]]
  })
  return { ...made, wrong: new Map([...flaws, ...made.wrong]) }
}
