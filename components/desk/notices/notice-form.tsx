import type { ComponentProps } from 'react'
import {
  NOTICE_FIELD_NAMES,
  NOTICE_FIELDS,
  NOTICE_SHOWN,
  type NoticeField,
  type NoticeFlaw,
} from '@/lib/contract/desk/notification'
import type { Language } from '@/lib/contract/language'
import type { DeskNoticeMessages } from '@/lib/messages/en/desk-notices'
import { partsOf } from '@/lib/rules/desk/record-parts'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatDay } from '@/lib/rules/text/indian-date'
import { type FieldAttributes, RecordFields } from '@/components/desk/record-fields'

const PARTS = partsOf(NOTICE_FIELD_NAMES, NOTICE_FIELDS).map(({ part, names }) => ({
  ...{ part, names, className: 'desk-fields desk-pairs' },
}))

type Props = Pick<
  ComponentProps<typeof RecordFields<NoticeField, NoticeFlaw>>,
  'unsaved' | 'to' | 'hidden' | 'form' | 'setBy' | 'button'
> & { lang: Language; text: DeskNoticeMessages }

/** The form of a notification. */
export function NoticeForm({ text, ...rest }: Props) {
  return (
    <RecordFields
      {...{ ...rest, text }}
      parts={PARTS}
      control={(name, value, attributes) => <Control name={name} value={value} attributes={attributes} text={text} />}
      sayFlaw={(name, flaw) => fillMessage(text.flaws[flaw], { most: NOTICE_FIELDS[name].most })}
      sayValue={(name, value) => sayValue(name, value, text)}
    />
  )
}

type ControlProps = { name: NoticeField; value: string; attributes: FieldAttributes; text: DeskNoticeMessages }

function Control({ name, value, attributes, text }: ControlProps) {
  const { kind } = NOTICE_FIELDS[name]
  const common = { ...attributes, name, defaultValue: value }
  const lang = name.endsWith('_kn') ? 'kn' : 'en'
  switch (kind) {
    case 'word':
      return (
        <select {...common}>
          {NOTICE_SHOWN.map((word) => (
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

function sayValue(name: NoticeField, value: string, text: DeskNoticeMessages) {
  const { kind } = NOTICE_FIELDS[name]
  if (kind === 'day' && value !== '') return formatDay(value, text.dates)
  return kind === 'word' ? NOTICE_SHOWN.flatMap((word) => (word === value ? text.words[word] : [])).join('') : value
}
