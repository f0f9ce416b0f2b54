import type { ComponentProps } from 'react'
import { CONTROLS, type CodeKind, isSingle, type RecordField } from '@/lib/contract/desk/record'
import { DEFAULT_LANGUAGE, type Language } from '@/lib/contract/language'
import type { Option } from '@/lib/contract/lookup'
import { textBy } from '@/lib/contract/text-fields'
import { sayText } from '@/lib/rules/text/localized-text'
import { Boxes } from './boxes'

const BARE = { autoCapitalize: 'none', spellCheck: false } as const
const WEB = { ...BARE, inputMode: 'url' } as const
const NUMERIC = { inputMode: 'numeric' } as const

/** What is typed in one line, by its kind. */
const INPUTS = {
  ...{ slug: BARE, code: { spellCheck: false } },
  ...{ web: WEB, link: WEB },
  ...{ day: { type: 'date' }, time: { type: 'time' } },
  ...{ year: NUMERIC, number: NUMERIC, rupees: NUMERIC, place: NUMERIC },
} satisfies Record<CodeKind, ComponentProps<'input'>>

/** What a control bears, so that what is said of a field belongs to it. */
export type FieldAttributes = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

/** Fixed words as options, which are in the reader's language already. */
export const optionsOf = <Word extends string>(
  words: readonly Word[],
  names: Readonly<Record<Word, string>>,
): Option[] => words.map((id) => ({ id, name: textBy(() => names[id]) }))

type Props = {
  name: string
  field: RecordField
  value: string
  attributes: FieldAttributes
  /** What can be chosen. */
  options: readonly Option[]
  /** Of a field of several lines. */
  rows: number
  isReadOnly: boolean
  lang: Language
}

/** The control of a field of a record, by the field's kind. */
export function RecordControl({
  name,
  field: { kind, language = DEFAULT_LANGUAGE },
  value,
  attributes,
  options,
  rows,
  isReadOnly,
  lang,
}: Props) {
  const common = { ...attributes, name, defaultValue: value }
  const written = { ...common, lang: language }
  // A grid is in a table, which the form brings along.
  if (!isSingle(kind)) return CONTROLS[kind] === 'boxes' ? <Boxes {...{ name, value, options, lang }} /> : null
  switch (kind) {
    case 'word':
      return (
        <select {...common}>
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {sayText(option.name, lang)}
            </option>
          ))}
        </select>
      )
    case 'line':
      return <input {...written} />
    case 'lines':
    case 'text':
      return <textarea rows={rows} {...written} />
    case 'payers':
      return <textarea rows={rows} {...common} autoCapitalize="characters" spellCheck={false} />
    default:
      return <input {...INPUTS[kind]} {...common} readOnly={isReadOnly} />
  }
}
