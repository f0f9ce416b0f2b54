import type { ComponentProps } from 'react'
import {
  MOST_LINES,
  SCHOLARSHIP_FIELD_NAMES,
  SCHOLARSHIP_FIELDS,
  type ScholarshipField,
  type ScholarshipFlaw,
} from '@/lib/contract/desk/scholarship'
import type { Language } from '@/lib/contract/language'
import type { Option } from '@/lib/contract/lookup'
import type { DeskScholarshipMessages } from '@/lib/messages/en/desk-scholarships'
import { idsIn } from '@/lib/rules/desk/boxes'
import { partsOf } from '@/lib/rules/desk/record-parts'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatDay } from '@/lib/rules/text/indian-date'
import { sayText } from '@/lib/rules/text/localized-text'
import { Boxes } from '@/components/desk/boxes'
import { type FieldAttributes, RecordFields } from '@/components/desk/record-fields'

const PARTS = partsOf(SCHOLARSHIP_FIELD_NAMES, SCHOLARSHIP_FIELDS).map(({ part, names }) => ({
  ...{ part, names, className: 'desk-fields desk-pairs' },
}))

type Props = Pick<
  ComponentProps<typeof RecordFields<ScholarshipField, ScholarshipFlaw>>,
  'unsaved' | 'to' | 'hidden' | 'form' | 'setBy' | 'button'
> & { courses: readonly Option[]; lang: Language; text: DeskScholarshipMessages }

/** The form of a scholarship. */
export function ScholarshipForm({ courses, text, lang, ...rest }: Props) {
  return (
    <RecordFields
      {...{ ...rest, lang, text }}
      parts={PARTS}
      isGroup={(name) => SCHOLARSHIP_FIELDS[name].kind === 'courses'}
      control={(name, value, attributes) =>
        SCHOLARSHIP_FIELDS[name].kind === 'courses' ? (
          <Boxes name={name} value={value} options={courses} lang={lang} />
        ) : (
          <Control name={name} value={value} attributes={attributes} />
        )
      }
      sayFlaw={(name, flaw) =>
        fillMessage(text.flaws[flaw], { most: SCHOLARSHIP_FIELDS[name].most, lines: MOST_LINES })
      }
      sayValue={(name, value) => sayValue(name, value, courses, lang, text)}
    />
  )
}

const WEB = { inputMode: 'url', autoCapitalize: 'none', spellCheck: false } as const

function Control({ name, value, attributes }: { name: ScholarshipField; value: string; attributes: FieldAttributes }) {
  const { kind } = SCHOLARSHIP_FIELDS[name]
  const common = { ...attributes, name, defaultValue: value }
  const lang = name.endsWith('_kn') ? 'kn' : 'en'
  switch (kind) {
    case 'lines':
      return <textarea rows={4} {...common} lang={lang} />
    case 'payers':
      return <textarea rows={4} {...common} autoCapitalize="characters" spellCheck={false} />
    case 'line':
      return <input {...common} lang={lang} />
    case 'web':
      return <input {...common} {...WEB} />
    case 'day':
      return <input {...common} type="date" />
    case 'courses':
      return null
  }
}

function sayValue(
  name: ScholarshipField,
  value: string,
  courses: readonly Option[],
  lang: Language,
  text: DeskScholarshipMessages,
) {
  const { kind } = SCHOLARSHIP_FIELDS[name]
  if (kind === 'day' && value !== '') return formatDay(value, text.dates)
  if (kind !== 'courses') return value
  return idsIn(value)
    .flatMap((id) => courses.find((course) => course.id === id) ?? [])
    .map((course) => sayText(course.name, lang))
    .join(', ')
}
