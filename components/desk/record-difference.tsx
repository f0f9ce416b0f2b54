import { Difference } from '@/components/desk/content/version-difference'
import type { RecordField } from '@/lib/contract/desk/record'
import { keysOf } from '@/lib/contract/keys-of'
import { DEFAULT_LANGUAGE, type Language } from '@/lib/contract/language'
import type { Option } from '@/lib/contract/lookup'
import type { DeskContentMessages } from '@/lib/messages/en/desk-content'
import type { DeskRecordMessages } from '@/lib/messages/en/desk-records'
import { idsIn } from '@/lib/rules/desk/boxes'
import { diffWords } from '@/lib/rules/desk/word-diff'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatDay } from '@/lib/rules/text/indian-date'
import { sayText } from '@/lib/rules/text/localized-text'

/** A row of amounts: what it is called, and what it says. */
export type GridRow = { label: string; value: string }
/** What the fields of a record are called, and how a value is said. */
type Saying<Name extends string> = {
  fields: Readonly<Record<Name, RecordField>>
  options?: Readonly<Partial<Record<Name, readonly Option[]>>>
  /** The rows of a field that is a table of amounts. */
  gridRows?: (name: Name, value: string) => readonly GridRow[]
  lang: Language
  text: Pick<DeskRecordMessages, 'dates' | 'empty' | 'wasThen'> & { fields: Readonly<Record<Name, string>> }
}

/** A value in words. */
export function sayValue<Name extends string>(name: Name, value: string, saying: Saying<Name>): string {
  const { fields, options, lang, text } = saying
  if (value === '') return value
  if (fields[name].kind === 'day') return formatDay(value, text.dates)
  const choices = options?.[name]
  if (choices === undefined) return value
  return idsIn(value)
    .flatMap((id) => choices.find((option) => option.id === id) ?? [])
    .map((option) => sayText(option.name, lang))
    .join(', ')
}

type Words = Readonly<Record<string, string | undefined>>
type Props<Name extends string> = Saying<Name> & {
  now: Words
  /** Of the fields that say something else. */
  other: Words
  /** What the record said of these when that was written. */
  was: Words
  headings: readonly [now: string, other: string]
  content: DeskContentMessages
}

/** What a record says beside what it is to say, or said, field by field; of amounts the rows alone that differ. */
export function RecordDifference<Name extends string>({ headings, content, ...props }: Props<Name>) {
  const rows = keysOf(props.fields).flatMap((name) => rowsOf(name, props))
  return <Difference rows={rows} headings={headings} text={content} />
}

function rowsOf<Name extends string>(name: Name, props: Omit<Props<Name>, 'headings' | 'content'>) {
  const { now, other, was, fields, options, gridRows, lang, text } = props
  const [value, stands = '', then] = [other[name], now[name], was[name]]
  if (value === undefined || value === stands) return []
  const field: RecordField = fields[name]
  // What is chosen is said in the page's.
  const words = options?.[name] === undefined ? (field.language ?? DEFAULT_LANGUAGE) : lang
  const common = { lang: null, words }
  if (field.kind === 'grid' && gridRows !== undefined) {
    const before = gridRows(name, stands)
    return gridRows(name, value).flatMap(({ label, value: amounts }, at) => {
      const stood = before[at]?.value ?? ''
      return amounts === stood ? [] : [{ ...common, path: `${name} ${at}`, label, runs: diffWords(stood, amounts) }]
    })
  }
  // What cannot be read as a choice is shown as it was typed.
  const say = (of: string) => sayValue(name, of, props) || of
  const note =
    then === undefined || then === stands
      ? null
      : fillMessage(text.wasThen, { value: then === '' ? text.empty : say(then) })
  return [{ ...common, path: name, label: text.fields[name], runs: diffWords(say(stands), say(value)), note }]
}
