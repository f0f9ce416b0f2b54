import type { ReactNode } from 'react'
import { isNewDraft } from '@/lib/contract/desk/draft'
import { isSingle, type RecordField } from '@/lib/contract/desk/record'
import { keysOf } from '@/lib/contract/keys-of'
import type { Language } from '@/lib/contract/language'
import type { Option } from '@/lib/contract/lookup'
import type { DeskContentMessages } from '@/lib/messages/en/desk-content'
import type { DeskRecordMessages } from '@/lib/messages/en/desk-records'
import type { DeskPost } from '@/lib/rules/desk/desk-posts'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatMessage } from '@/lib/rules/text/format-message'
import { type FieldAttributes, RecordControl } from './record-control'
import { type GridRow, RecordDifference, sayValue } from './record-difference'
import { fieldId, RecordForm } from './record-form'

/** What a form shows of a record. */
type ShownRecord<Name extends string, Flaw extends string> = {
  values: Readonly<Record<string, string | undefined>>
  wrong: ReadonlyMap<Name, Flaw>
  /** Where another changed what this reader changed, too. */
  theirs: ReadonlyMap<Name, string>
}

/** What every form of a record is given. */
export type RecordFormProps<Name extends string, Flaw extends string> = {
  /** What keeps what was typed and not saved. */
  unsaved?: ReactNode
  to: DeskPost
  hidden: Readonly<Record<string, string>>
  form: ShownRecord<Name, Flaw>
  /** Who set a field last. */
  setBy: (name: Name) => string | null
  button: string
  /** In the place of that one button. */
  actions?: ReactNode
  /** What differs from what the record says, above the form or in its place. */
  compared?: Compared | null
  lang: Language
}

type Words = Readonly<Record<string, string | undefined>>
/** What a draft changes, or what a record said once. */
export type Compared = {
  now: Words
  other: Words
  was: Words
  headings: readonly [now: string, other: string]
  content: DeskContentMessages
  /** What is said around the table of the differences. */
  around: (difference: ReactNode) => ReactNode
  /** Nothing is changed here: there is no form. */
  isAlone: boolean
}

type Props<Name extends string, Flaw extends string> = RecordFormProps<Name, Flaw> & {
  fields: Readonly<Record<Name, RecordField>>
  /** Of which parts the fields stand in pairs; none named: of all. */
  pairs?: readonly string[]
  /** Of fields of several lines. */
  rows?: number
  /** What can be chosen of a field. */
  options?: Readonly<Partial<Record<Name, readonly Option[]>>>
  /** Amounts in their rows, as a table. */
  grid?: (name: Name, value: string) => ReactNode
  /** The rows of these, each with what it says. */
  gridRows?: (name: Name, value: string) => readonly GridRow[]
  sayFlaw: (name: Name, flaw: Flaw) => string
  text: Pick<DeskRecordMessages, 'dates' | 'wrong' | 'theirs' | 'empty' | 'wasThen'> & {
    parts: Readonly<Record<string, string>>
    fields: Readonly<Record<Name, string>>
    hints: Readonly<Partial<Record<Name, string>>>
  }
}

/** The form of a record that is kept one at a time, made from the contract's table of its fields; it needs no script. */
export function RecordFields<Name extends string, Flaw extends string>(props: Props<Name, Flaw>) {
  const { compared = null, fields, options, gridRows, lang, text } = props
  const saying = { fields, options, gridRows, lang, text }
  return (
    <>
      {compared?.around(<RecordDifference {...saying} {...compared} />)}
      {!compared?.isAlone && <Fields {...props} />}
    </>
  )
}

function Fields<Name extends string, Flaw extends string>(props: Props<Name, Flaw>) {
  const { unsaved, to, hidden, form, fields, pairs, button, actions, lang, text } = props
  const names = keysOf(fields)
  return (
    <RecordForm
      {...{ unsaved, to, hidden, button, actions, lang }}
      wrong={[...form.wrong.keys()]}
      wrongTitle={formatMessage(text.wrong, { count: form.wrong.size })}
      labels={text.fields}
    >
      {[...new Set(names.map((name) => fields[name].part))].map((part) => (
        <fieldset key={part}>
          <legend>{text.parts[part]}</legend>
          <div className={pairs?.includes(part) === false ? 'desk-fields' : 'desk-fields desk-pairs'}>
            {names.map((name) => fields[name].part === part && <Field key={name} name={name} {...props} />)}
          </div>
        </fieldset>
      ))}
    </RecordForm>
  )
}

/** A field with its example, what is wrong, and what another set meanwhile. */
function Field<Name extends string, Flaw extends string>(props: Props<Name, Flaw> & { name: Name }) {
  const { name, fields, form, hidden, options, rows = 4, grid, sayFlaw, lang, text } = props
  const field = fields[name]
  const id = fieldId(name)
  const hint = text.hints[name]
  const flaw = form.wrong.get(name)
  const described = [hint !== undefined && `${id}-hint`, flaw !== undefined && `${id}-wrong`].filter(Boolean).join(' ')
  const attributes: FieldAttributes = {
    id,
    'aria-describedby': described || undefined,
    'aria-invalid': flaw === undefined ? undefined : true,
  }
  const notes = (
    <>
      {hint !== undefined && <small id={`${id}-hint`}>{hint}</small>}
      {flaw !== undefined && (
        <p id={`${id}-wrong`} className="desk-wrong">
          {sayFlaw(name, flaw)}
        </p>
      )}
      <Theirs {...props} />
    </>
  )
  const value = form.values[name] ?? ''
  const control = (
    <RecordControl
      {...{ name, field, value, attributes, rows, lang }}
      options={options?.[name] ?? []}
      isReadOnly={field.isFixed === true && hidden.id !== undefined && !isNewDraft(hidden.id)}
    />
  )
  return isSingle(field.kind) ? (
    <div>
      <label htmlFor={id}>{text.fields[name]}</label>
      {control}
      {notes}
    </div>
  ) : (
    <fieldset {...attributes} className="desk-wide desk-kinds">
      <legend>{text.fields[name]}</legend>
      {field.kind === 'grid' ? grid?.(name, value) : control}
      {notes}
    </fieldset>
  )
}

function Theirs<Name extends string, Flaw extends string>(props: Props<Name, Flaw> & { name: Name }) {
  const { name, form, setBy, text } = props
  const value = form.theirs.get(name)
  if (value === undefined) return null
  const by = setBy(name)
  return (
    <p className="desk-theirs">
      {fillMessage(text.theirs, { value: sayValue(name, value, props) || text.empty })}
      {by !== null && <small>{by}</small>}
    </p>
  )
}
