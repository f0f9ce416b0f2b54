import 'server-only'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import {
  type DeskInstitution,
  FIELD_FLAWS,
  type FieldFlaw,
  INSTITUTION_FIELD_NAMES,
  type InstitutionField,
  type InstitutionValues,
} from '@/lib/contract/desk/institution'
import type { DeskReply } from '@/lib/rules/desk/desk-reply'

const text = z.string().optional()
// fromEntries forgets which fields there are.
const fields = Object.fromEntries(INSTITUTION_FIELD_NAMES.map((name) => [name, text])) as Record<
  InstitutionField,
  typeof text
>
/** The fields of an institution in a form; what it does not have is left out. */
export const institutionFields = z.object(fields)

/** A form ends lines as the network does. */
const sameLines = (value: string) => value.replace(/\r\n?/g, '\n')
/** Short, and another for another text. */
const markOf = (value: string) => createHash('sha256').update(sameLines(value)).digest('base64url').slice(0, 8)

const marksSchema = z.record(z.string(), z.string())
type Words = Readonly<Record<string, string | undefined>>

/** What each field said when the form was shown, in a hidden field: so it is known later what its reader changed. */
const marksOf = (values: Words): string =>
  JSON.stringify(Object.fromEntries(INSTITUTION_FIELD_NAMES.map((name) => [name, markOf(values[name] ?? '')])))

function readMarks(was: string | undefined): Words {
  try {
    return marksSchema.safeParse(JSON.parse(was ?? '{}')).data ?? {}
  } catch {
    return {}
  }
}

/** Of a form that was posted, the fields that its reader changed. @param was as `marksOf` made it */
export function touchedIn(sent: InstitutionValues, was: string): InstitutionValues {
  const marks = readMarks(was)
  return Object.fromEntries(
    INSTITUTION_FIELD_NAMES.flatMap((name) => {
      const value = sent[name]
      return value === undefined || markOf(value) === marks[name] ? [] : [[name, sameLines(value)]]
    }),
  )
}

/** What an institution's form shows. */
export type InstitutionForm = {
  values: Words
  wrong: ReadonlyMap<InstitutionField, FieldFlaw>
  /** Where somebody else changed what this reader changed, too: what stands there now. */
  theirs: ReadonlyMap<InstitutionField, string>
  /** For the next post. */
  version: string
  was: string
}

const flawOf = (word: string | undefined) => FIELD_FLAWS.find((flaw) => flaw === word)

/**
 * The form of an institution, or of one to add, with what was typed and refused in the place of what stands. After a
 * conflict it is about the record as it is now, and shows both; after any other refusal still about the one that was shown.
 */
export function formOf(institution: DeskInstitution | null, reply: DeskReply | null): InstitutionForm {
  const { values = {}, version = '' } = institution ?? {}
  const typed: Words = reply?.typed ?? {}
  const isConflict = reply?.said === 'changed'
  const marks = readMarks(typed.was)
  const both = INSTITUTION_FIELD_NAMES.filter((name) => {
    const [mine, now] = [typed[name], values[name] ?? '']
    return isConflict && mine !== undefined && mine !== now && markOf(now) !== marks[name]
  })
  const wrong = INSTITUTION_FIELD_NAMES.flatMap((name) => {
    const flaw = flawOf(reply?.wrong?.[name])
    return flaw === undefined ? [] : [[name, flaw] as const]
  })
  return {
    values: { ...values, ...typed },
    wrong: new Map(wrong),
    theirs: new Map(both.map((name) => [name, values[name] ?? ''])),
    version: (isConflict ? null : typed.version) ?? version,
    was: (isConflict ? null : typed.was) ?? marksOf(values),
  }
}
