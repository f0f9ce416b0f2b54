import { EVENT_KINDS } from '@/lib/contract/calendar-words'
import { EVENT_FIELDS, type EventField } from '@/lib/contract/desk/date'
import type { Language } from '@/lib/contract/language'
import type { Option } from '@/lib/contract/lookup'
import type { DeskDateMessages } from '@/lib/messages/en/desk-dates'
import { boxOf, TYPES } from '@/lib/rules/desk/type-boxes'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatDay } from '@/lib/rules/text/indian-date'
import { langMark, sayText } from '@/lib/rules/text/localized-text'
import { fieldId } from '@/components/desk/record-form'

export type Shown = {
  name: EventField
  value: string
  /** What is wrong, as a sentence. */
  wrong: string | null
  /** What another set meanwhile, and who. */
  theirs: { value: string; by: string | null } | null
  types: readonly Option[]
  lang: Language
  text: DeskDateMessages
}

const LINES = { autoCapitalize: 'none', spellCheck: false } as const
const CONTROLS = {
  slug: LINES,
  line: {},
  day: { type: 'date' },
  time: { type: 'time' },
  web: { ...LINES, inputMode: 'url' },
} as const

/** A field of a dated event, with its example, what is wrong, and what another set meanwhile. */
export function DateField(shown: Shown) {
  const { name, wrong, text } = shown
  const id = fieldId(name)
  const hint = Object.entries(text.hints).find(([field]) => field === name)?.[1] ?? null
  const described = [hint !== null && `${id}-hint`, wrong !== null && `${id}-wrong`].filter(Boolean).join(' ')
  const attributes = { id, 'aria-describedby': described || undefined, 'aria-invalid': wrong !== null || undefined }
  return EVENT_FIELDS[name].kind === 'types' ? (
    <fieldset {...attributes} className="desk-wide desk-kinds">
      <legend>{text.fields[name]}</legend>
      <Boxes {...shown} />
      <Notes {...shown} hint={hint} />
    </fieldset>
  ) : (
    <div>
      <label htmlFor={id}>{text.fields[name]}</label>
      <Control {...shown} attributes={attributes} />
      <Notes {...shown} hint={hint} />
    </div>
  )
}

function Notes({ name, wrong, theirs, types, lang, text, hint }: Shown & { hint: string | null }) {
  const id = fieldId(name)
  return (
    <>
      {hint !== null && <small id={`${id}-hint`}>{hint}</small>}
      {wrong !== null && (
        <p id={`${id}-wrong`} className="desk-wrong">
          {wrong}
        </p>
      )}
      {theirs !== null && (
        <p className="desk-theirs">
          {fillMessage(text.theirs, { value: sayValue(name, theirs.value, types, lang, text) || text.empty })}
          {theirs.by !== null && <small>{theirs.by}</small>}
        </p>
      )}
    </>
  )
}

type ControlProps = Shown & { attributes: { id: string } }

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

const idsIn = (value: string) => value.split(' ').filter((id) => id !== '')

/** A box for each kind of institution; while they cannot be read there is none, and they stay as they are. */
function Boxes({ value, types, lang }: Shown) {
  const ticked = new Set(idsIn(value))
  if (types.length === 0) return null
  return (
    <div className="desk-boxes">
      <input type="hidden" name={TYPES} value="" />
      {types.map(({ id, name }) => (
        <label key={id} lang={langMark(name, lang)}>
          <input type="checkbox" name={boxOf(id)} value="1" defaultChecked={ticked.has(id)} />
          {sayText(name, lang)}
        </label>
      ))}
    </div>
  )
}

/** A value in words. */
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
