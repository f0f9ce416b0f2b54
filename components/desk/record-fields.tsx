import type { ReactNode } from 'react'
import type { Language } from '@/lib/contract/language'
import type { DeskRecordMessages } from '@/lib/messages/en/desk-records'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatMessage } from '@/lib/rules/text/format-message'
import { fieldId, RecordForm } from './record-form'

/** What a form shows of a record. */
export type ShownRecord<Name extends string, Flaw extends string> = {
  values: Readonly<Record<string, string | undefined>>
  wrong: ReadonlyMap<Name, Flaw>
  /** Where another changed what this reader changed, too. */
  theirs: ReadonlyMap<Name, string>
}

/** What its control bears, so that what is said of a field belongs to it. */
export type FieldAttributes = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

type Props<Name extends string, Flaw extends string> = {
  /** What keeps what was typed and not saved. */
  unsaved?: ReactNode
  /** What it posts to, below `DESK_POSTS`. */
  to: string
  hidden: Readonly<Record<string, string>>
  form: ShownRecord<Name, Flaw>
  /** Who set a field last. */
  setBy: (name: Name) => string | null
  parts: readonly { part: string; names: readonly Name[]; className?: string }[]
  /** Of a field that has several controls. */
  isGroup?: (name: Name) => boolean
  control: (name: Name, value: string, attributes: FieldAttributes) => ReactNode
  sayFlaw: (name: Name, flaw: Flaw) => string
  /** A value in words. */
  sayValue: (name: Name, value: string) => string
  button: string
  lang: Language
  text: Pick<DeskRecordMessages, 'wrong' | 'theirs' | 'empty'> & {
    parts: Readonly<Record<string, string>>
    fields: Readonly<Record<Name, string>>
    hints: Readonly<Partial<Record<Name, string>>>
  }
}

/** The form of a record that is kept one at a time, made from the contract's table of its fields; it needs no script. */
export function RecordFields<Name extends string, Flaw extends string>(props: Props<Name, Flaw>) {
  const { unsaved, to, hidden, form, parts, button, lang, text } = props
  return (
    <RecordForm
      {...{ unsaved, to, hidden, button, lang }}
      wrong={[...form.wrong.keys()]}
      wrongTitle={formatMessage(text.wrong, { count: form.wrong.size })}
      labels={text.fields}
    >
      {parts.map(({ part, names, className = 'desk-fields' }) => (
        <fieldset key={part}>
          <legend>{text.parts[part]}</legend>
          <div className={className}>
            {names.map((name) => (
              <Field key={name} name={name} {...props} />
            ))}
          </div>
        </fieldset>
      ))}
    </RecordForm>
  )
}

/** A field with its example, what is wrong, and what another set meanwhile. */
function Field<Name extends string, Flaw extends string>(props: Props<Name, Flaw> & { name: Name }) {
  const { name, form, isGroup, control, sayFlaw, text } = props
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
  return isGroup?.(name) ? (
    <fieldset {...attributes} className="desk-wide desk-kinds">
      <legend>{text.fields[name]}</legend>
      {control(name, value, attributes)}
      {notes}
    </fieldset>
  ) : (
    <div>
      <label htmlFor={id}>{text.fields[name]}</label>
      {control(name, value, attributes)}
      {notes}
    </div>
  )
}

function Theirs<Name extends string, Flaw extends string>(props: Props<Name, Flaw> & { name: Name }) {
  const { name, form, setBy, sayValue, text } = props
  const value = form.theirs.get(name)
  if (value === undefined) return null
  const by = setBy(name)
  return (
    <p className="desk-theirs">
      {fillMessage(text.theirs, { value: sayValue(name, value) || text.empty })}
      {by !== null && <small>{by}</small>}
    </p>
  )
}
