import { INSTITUTION_FIELDS, type InstitutionField, languageOf } from '@/lib/contract/desk/institution'
import type { Language } from '@/lib/contract/language'
import type { District, Option } from '@/lib/contract/lookup'
import type { DeskInstitutionMessages } from '@/lib/messages/en/desk-institutions'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { sayText } from '@/lib/rules/text/localized-text'
import { fieldId } from './record-form'

/** What is chosen from: kinds, districts with their towns. */
export type Lookups = { types: readonly Option[]; districts: readonly District[] }
/** What another changed meanwhile: a value, and who set it. */
export type Theirs = { value: string; by: string | null }

type Props = {
  name: InstitutionField
  value: string
  /** What is wrong, as a sentence. */
  wrong: string | null
  theirs: Theirs | null
  lookups: Lookups
  lang: Language
  text: DeskInstitutionMessages
}

const INPUT_MODES = { pin: 'numeric', phone: 'tel', mail: 'email', web: 'url' } as const

/** A field of an institution as its kind is asked for, with its example, what is wrong, and what another set meanwhile. */
export function InstitutionInput({ name, value, wrong, theirs, lookups, lang, text }: Props) {
  const id = fieldId(name)
  const hints: Readonly<Record<string, string | undefined>> = text.hints
  const hint = hints[name] ?? hints[INSTITUTION_FIELDS[name].kind]
  const described = [hint && `${id}-hint`, wrong !== null && `${id}-wrong`, theirs && `${id}-theirs`].filter(Boolean)
  const language = languageOf(name)
  const attributes = {
    id,
    name,
    defaultValue: value,
    'aria-invalid': wrong !== null || undefined,
    'aria-describedby': described.join(' ') || undefined,
    ...(language !== null && { lang: language }),
  }
  return (
    <div className={INSTITUTION_FIELDS[name].kind === 'lines' ? 'desk-wide' : undefined}>
      <label htmlFor={id}>{text.fields[name]}</label>
      <Control name={name} attributes={attributes} lookups={lookups} lang={lang} text={text} />
      {hint && <small id={`${id}-hint`}>{hint}</small>}
      {wrong !== null && (
        <p id={`${id}-wrong`} className="desk-wrong">
          {wrong}
        </p>
      )}
      {theirs !== null && (
        <p id={`${id}-theirs`} className="desk-theirs">
          {fillMessage(text.theirs, {
            value: theirs.value === '' ? text.empty : sayValue(name, theirs.value, lookups, lang, text),
          })}
          {theirs.by !== null && <small>{theirs.by}</small>}
        </p>
      )}
    </div>
  )
}

/** A field that this form does not change, with why. */
export function FixedField({
  name,
  value,
  why,
  lookups,
  lang,
  text,
}: Omit<Props, 'wrong' | 'theirs'> & { why: string }) {
  return (
    <dl>
      <dt>{text.fields[name]}</dt>
      <dd>
        {sayValue(name, value, lookups, lang, text) || text.nobodySaid}
        <small>{why}</small>
      </dd>
    </dl>
  )
}

type ControlProps = Pick<Props, 'name' | 'lookups' | 'lang' | 'text'> & {
  attributes: { id: string; name: string; defaultValue: string }
}

function Control({ name, attributes, lookups, lang, text }: ControlProps) {
  const { kind } = INSTITUTION_FIELDS[name]
  switch (kind) {
    case 'lines':
      return <textarea rows={5} {...attributes} />
    case 'type':
    case 'district':
    case 'words':
      return (
        <select {...attributes}>
          {name !== 'residential' && <option value="">{text.nobodySaid}</option>}
          {choicesOf(name, lookups, lang, text).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )
    case 'town':
      return (
        <select {...attributes}>
          <option value="">{text.nobodySaid}</option>
          {lookups.districts.map((district) => (
            <optgroup key={district.id} label={sayText(district.name, lang)}>
              {district.cities.map((city) => (
                <option key={city.id} value={city.id}>
                  {sayText(city.name, lang)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      )
    case 'line':
    case 'coordinates':
    case 'classes':
    case 'fees':
      return <input {...attributes} />
    default:
      return <input {...attributes} inputMode={INPUT_MODES[kind]} autoCapitalize="none" spellCheck={false} />
  }
}

/** What can be chosen of a field of fixed values, with its words. */
function choicesOf(
  name: InstitutionField,
  { types, districts }: Lookups,
  lang: Language,
  text: Pick<DeskInstitutionMessages, 'words'>,
): (readonly [value: string, label: string])[] {
  const field = INSTITUTION_FIELDS[name]
  const say = ({ id, name: words }: Option) => [id, sayText(words, lang)] as const
  // Records keep no more of it than whether it is known to be residential.
  const said = name === 'residential' ? { ...text.words, no: text.words.noOrUnsaid } : text.words
  if ('words' in field) return field.words.map((word) => [word, said[word]] as const)
  if (field.kind === 'type') return types.map(say)
  if (field.kind === 'district') return districts.map(say)
  return field.kind === 'town' ? districts.flatMap(({ cities }) => cities.map(say)) : []
}

/** A value in words. */
export function sayValue(
  name: InstitutionField,
  value: string,
  lookups: Lookups,
  lang: Language,
  text: Pick<DeskInstitutionMessages, 'words'>,
) {
  return new Map(choicesOf(name, lookups, lang, text)).get(value) ?? value
}
