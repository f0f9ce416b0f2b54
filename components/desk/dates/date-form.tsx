import type { ComponentProps } from 'react'
import { EVENT_KINDS } from '@/lib/contract/calendar-words'
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
import { idsIn } from '@/lib/rules/desk/boxes'
import { partsOf } from '@/lib/rules/desk/record-parts'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatDay } from '@/lib/rules/text/indian-date'
import { sayText } from '@/lib/rules/text/localized-text'
import { Boxes } from '@/components/desk/boxes'
import { type FieldAttributes, RecordFields } from '@/components/desk/record-fields'

const PARTS = partsOf(EVENT_FIELD_NAMES, EVENT_FIELDS).map(({ part, names }) => ({
  ...{ part, names, className: part === 'days' ? 'desk-fields desk-pairs' : 'desk-fields' },
}))

const LINES = { autoCapitalize: 'none', spellCheck: false } as const
const CONTROLS = {
  slug: LINES,
  line: {},
  day: { type: 'date' },
  time: { type: 'time' },
  web: { ...LINES, inputMode: 'url' },
} as const

type Props = Pick<
  ComponentProps<typeof RecordFields<EventField, EventFlaw>>,
  'unsaved' | 'to' | 'hidden' | 'form' | 'setBy' | 'button'
> & { types: readonly Option[]; lang: Language; text: DeskDateMessages }

/** The form of a dated event. */
export function DateForm({ types, text, lang, ...rest }: Props) {
  return (
    <RecordFields
      {...{ ...rest, lang, text }}
      parts={PARTS}
      isGroup={(name) => EVENT_FIELDS[name].kind === 'types'}
      control={(name, value, attributes) =>
        EVENT_FIELDS[name].kind === 'types' ? (
          <Boxes name={name} value={value} options={types} lang={lang} />
        ) : (
          <Control name={name} value={value} attributes={attributes} text={text} />
        )
      }
      sayFlaw={(_, flaw) => fillMessage(text.flaws[flaw], { most: LONGEST_EVENT_TEXT })}
      sayValue={(name, value) => sayValue(name, value, types, lang, text)}
    />
  )
}

type ControlProps = { name: EventField; value: string; attributes: FieldAttributes; text: DeskDateMessages }

function Control({ name, value, attributes, text }: ControlProps) {
  const { kind } = EVENT_FIELDS[name]
  const common = { ...attributes, name, defaultValue: value }
  if (kind === 'types') return null
  if (kind !== 'word') {
    const lang = name.endsWith('_kn') ? 'kn' : kind === 'line' ? 'en' : undefined
    return <input {...CONTROLS[kind]} {...common} lang={lang} />
  }
  return (
    <select {...common}>
      <option value="">{text.choose}</option>
      {EVENT_KINDS.map((each) => (
        <option key={each} value={each}>
          {text.kinds[each]}
        </option>
      ))}
    </select>
  )
}

function sayValue(name: EventField, value: string, types: readonly Option[], lang: Language, text: DeskDateMessages) {
  const { kind } = EVENT_FIELDS[name]
  if (kind === 'word') return EVENT_KINDS.flatMap((each) => (each === value ? text.kinds[each] : [])).join('')
  if (kind === 'day' && value !== '') return formatDay(value, text.dates)
  if (kind !== 'types') return value
  return idsIn(value)
    .flatMap((id) => types.find((type) => type.id === id) ?? [])
    .map((type) => sayText(type.name, lang))
    .join(', ')
}
