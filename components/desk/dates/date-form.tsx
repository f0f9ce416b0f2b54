import type { ReactNode } from 'react'
import {
  EVENT_FIELD_NAMES,
  EVENT_FIELDS,
  type EventField,
  type EventFlaw,
  LONGEST_EVENT_TEXT,
} from '@/lib/contract/desk/date'
import type { Language } from '@/lib/contract/language'
import type { Option } from '@/lib/contract/lookup'
import type { DeskDateMessages } from '@/lib/messages/en/desk-dates'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatMessage } from '@/lib/rules/text/format-message'
import { RecordForm } from '@/components/desk/record-form'
import { DateField } from './date-field'

const PARTS = [...new Set(EVENT_FIELD_NAMES.map((name) => EVENT_FIELDS[name].part))].map((part) => ({
  part,
  names: EVENT_FIELD_NAMES.filter((name) => EVENT_FIELDS[name].part === part),
}))

type Props = {
  /** What keeps what was typed and not saved. */
  unsaved?: ReactNode
  /** What it posts to, below `DESK_POSTS`. */
  to: 'date-add' | 'date-save'
  hidden: Readonly<Record<string, string>>
  form: {
    values: Readonly<Record<string, string | undefined>>
    wrong: ReadonlyMap<EventField, EventFlaw>
    theirs: ReadonlyMap<EventField, string>
  }
  /** Who set a field last. */
  setBy: (name: EventField) => string | null
  button: string
  types: readonly Option[]
  lang: Language
  text: DeskDateMessages
}

/** The form of a dated event, made from the contract's table of its fields; it needs no script. */
export function DateForm({ unsaved, to, hidden, form, setBy, button, types, lang, text }: Props) {
  const { values, wrong, theirs } = form
  const sayWrong = (name: EventField) => {
    const flaw = wrong.get(name)
    return flaw === undefined ? null : fillMessage(text.flaws[flaw], { most: LONGEST_EVENT_TEXT })
  }
  const sayTheirs = (name: EventField) => {
    const value = theirs.get(name)
    return value === undefined ? null : { value, by: setBy(name) }
  }
  return (
    <RecordForm
      {...{ unsaved, to, hidden, button, lang }}
      wrong={[...wrong.keys()]}
      wrongTitle={formatMessage(text.wrong, { count: wrong.size })}
      labels={text.fields}
    >
      {PARTS.map(({ part, names }) => (
        <fieldset key={part}>
          <legend>{text.parts[part]}</legend>
          <div className={part === 'days' ? 'desk-fields desk-pairs' : 'desk-fields'}>
            {names.map((name) => (
              <DateField
                key={name}
                name={name}
                value={values[name] ?? ''}
                wrong={sayWrong(name)}
                theirs={sayTheirs(name)}
                types={types}
                lang={lang}
                text={text}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </RecordForm>
  )
}
