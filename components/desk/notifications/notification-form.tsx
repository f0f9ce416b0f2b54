import type { ComponentProps } from 'react'
import {
  NOTIFICATION_FIELD_NAMES,
  NOTIFICATION_FIELDS,
  NOTIFICATION_SHOWN,
  type NotificationField,
  type NotificationFlaw,
} from '@/lib/contract/desk/notification'
import type { Language } from '@/lib/contract/language'
import type { DeskNotificationMessages } from '@/lib/messages/en/desk-notifications'
import { partsOf } from '@/lib/rules/desk/record-parts'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatDay } from '@/lib/rules/text/indian-date'
import { type FieldAttributes, RecordFields } from '@/components/desk/record-fields'

const PARTS = partsOf(NOTIFICATION_FIELD_NAMES, NOTIFICATION_FIELDS).map(({ part, names }) => ({
  ...{ part, names, className: 'desk-fields desk-pairs' },
}))

type Props = Pick<
  ComponentProps<typeof RecordFields<NotificationField, NotificationFlaw>>,
  'unsaved' | 'to' | 'hidden' | 'form' | 'setBy' | 'button'
> & { lang: Language; text: DeskNotificationMessages }

/** The form of a notification. */
export function NotificationForm({ text, ...rest }: Props) {
  return (
    <RecordFields
      {...{ ...rest, text }}
      parts={PARTS}
      control={(name, value, attributes) => <Control name={name} value={value} attributes={attributes} text={text} />}
      sayFlaw={(name, flaw) => fillMessage(text.flaws[flaw], { most: NOTIFICATION_FIELDS[name].most })}
      sayValue={(name, value) => sayValue(name, value, text)}
    />
  )
}

type ControlProps = {
  name: NotificationField
  value: string
  attributes: FieldAttributes
  text: DeskNotificationMessages
}

function Control({ name, value, attributes, text }: ControlProps) {
  const { kind } = NOTIFICATION_FIELDS[name]
  const common = { ...attributes, name, defaultValue: value }
  const lang = name.endsWith('_kn') ? 'kn' : 'en'
  switch (kind) {
    case 'word':
      return (
        <select {...common}>
          {NOTIFICATION_SHOWN.map((word) => (
            <option key={word} value={word}>
              {text.words[word]}
            </option>
          ))}
        </select>
      )
    case 'words':
      return <textarea rows={3} {...common} lang={lang} />
    case 'line':
      return <input {...common} lang={lang} />
    case 'link':
      return <input {...common} inputMode="url" autoCapitalize="none" spellCheck={false} />
    case 'day':
      return <input {...common} type="date" />
    case 'time':
      return <input {...common} type="time" />
  }
}

function sayValue(name: NotificationField, value: string, text: DeskNotificationMessages) {
  const { kind } = NOTIFICATION_FIELDS[name]
  if (kind === 'day' && value !== '') return formatDay(value, text.dates)
  return kind === 'word'
    ? NOTIFICATION_SHOWN.flatMap((word) => (word === value ? text.words[word] : [])).join('')
    : value
}
