import 'server-only'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { keysOf } from '@/lib/contract/keys-of'
import type { DeskDraft } from '@/lib/contract/desk/draft'
import { type DeskReply, lastOf } from '@/lib/rules/desk/desk-reply'

/** A form ends lines as the network does. */
const sameLines = (value: string) => value.replace(/\r\n?/g, '\n')
/** Short, and another for another text. */
const markOf = (value: string) => createHash('sha256').update(sameLines(value)).digest('base64url').slice(0, 8)

const marksSchema = z.record(z.string(), z.string())
type Words = Readonly<Record<string, string | undefined>>

function readMarks(was: string | undefined): Words {
  try {
    return marksSchema.safeParse(JSON.parse(was ?? '{}')).data ?? {}
  } catch {
    return {}
  }
}

/** What a record's form shows. */
export type RecordForm<Name extends string, Flaw extends string> = {
  values: Words
  wrong: ReadonlyMap<Name, Flaw>
  /** Where somebody else changed what this reader changed, too: what stands there now. */
  theirs: ReadonlyMap<Name, string>
  /** For the next post. */
  version: string
  was: string
}

/** The form of the records of a room. */
export const recordFormOf = <Name extends string, Flaw extends string>({
  fields,
  flaws,
}: {
  fields: Readonly<Record<Name, unknown>>
  flaws: readonly Flaw[]
}) => recordForm(keysOf(fields), flaws)

/** The form of records that have these fields, each a text, of which these words say what is wrong. */
export function recordForm<Name extends string, Flaw extends string>(names: readonly Name[], flaws: readonly Flaw[]) {
  const text = z.string().optional()
  // fromEntries forgets which fields there are.
  const fields = z.object(Object.fromEntries(names.map((name) => [name, text])) as Record<Name, typeof text>)

  /** What each field said when the form was shown, in a hidden field: so it is known later what its reader changed. */
  const marksOf = (values: Words): string =>
    JSON.stringify(Object.fromEntries(names.map((name) => [name, markOf(values[name] ?? '')])))

  /** Of a form that was posted, the fields that its reader changed. @param was as `marksOf` made it */
  function touchedIn(sent: Partial<Record<Name, string | undefined>>, was: string): Record<string, string> {
    const marks = readMarks(was)
    const touched: Record<string, string> = {}
    for (const name of names) {
      const value = sent[name]
      if (value !== undefined && markOf(value) !== marks[name]) touched[name] = sameLines(value)
    }
    return touched
  }

  const flawed = (words: Words = {}) =>
    names.flatMap((name) => {
      const flaw = flaws.find((each) => each === words[name])
      return flaw === undefined ? [] : [[name, flaw] as const]
    })

  /**
   * The form of a record, or of one to add, with what was typed and refused in the place of what stands. After a
   * conflict it is about the record as it is now, and shows both; after any other refusal still about the one that was
   * shown.
   */
  function formOf(record: { values: Words; version: string } | null, reply: DeskReply | null): RecordForm<Name, Flaw> {
    const { values = {}, version = '' } = record ?? {}
    const typed: Words = reply?.typed ?? {}
    const isConflict = reply?.said === 'changed'
    const marks = readMarks(typed.was)
    const both = names.filter((name) => {
      const [mine, now] = [typed[name], values[name] ?? '']
      return isConflict && mine !== undefined && mine !== now && markOf(now) !== marks[name]
    })
    return {
      values: { ...values, ...typed },
      wrong: new Map(flawed(reply?.wrong)),
      theirs: new Map(both.map((name) => [name, values[name] ?? ''])),
      version: (isConflict ? null : typed.version) ?? version,
      was: (isConflict ? null : typed.was) ?? marksOf(values),
    }
  }

  /** The same with the draft over the record, where one waits, and with what keeps that from being published. */
  function draftFormOf(
    { values, version, draft }: { values: Words; version: string; draft: DeskDraft | null },
    reply: DeskReply | null,
  ): RecordForm<Name, Flaw> {
    // What was refused and kept is the draft now.
    const left = reply !== null && lastOf(reply) === 'stored' ? { ...reply, typed: {} } : reply
    const made = formOf({ values: { ...values, ...draft?.said }, version: draft?.version ?? version }, left)
    return { ...made, wrong: new Map([...flawed(draft?.flaws), ...made.wrong]) }
  }

  return { fields, touchedIn, formOf, draftFormOf }
}
