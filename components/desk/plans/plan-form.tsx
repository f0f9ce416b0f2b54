import type { ComponentProps } from 'react'
import {
  MOST_FEATURES,
  PLAN_FIELD_NAMES,
  PLAN_FIELDS,
  PLAN_WORDS,
  type PlanField,
  type PlanFlaw,
} from '@/lib/contract/desk/plan'
import type { Language } from '@/lib/contract/language'
import type { DeskPlanMessages } from '@/lib/messages/en/desk-plans'
import { partsOf } from '@/lib/rules/desk/record-parts'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { type FieldAttributes, RecordFields } from '@/components/desk/record-fields'

const PARTS = partsOf(PLAN_FIELD_NAMES, PLAN_FIELDS).map(({ part, names }) => ({
  ...{ part, names, className: part === 'features' ? 'desk-fields desk-pairs' : 'desk-fields' },
}))

type Props = Pick<
  ComponentProps<typeof RecordFields<PlanField, PlanFlaw>>,
  'unsaved' | 'to' | 'hidden' | 'form' | 'setBy' | 'button'
> & { lang: Language; text: DeskPlanMessages }

/** The form of a plan. */
export function PlanForm({ text, ...rest }: Props) {
  return (
    <RecordFields
      {...{ ...rest, text }}
      parts={PARTS}
      control={(name, value, attributes) => <Control name={name} value={value} attributes={attributes} text={text} />}
      sayFlaw={(name, flaw) => fillMessage(text.flaws[flaw], { most: PLAN_FIELDS[name].most, lines: MOST_FEATURES })}
      sayValue={(name, value) => wordsOf(name).flatMap((word) => (word === value ? text.words[word] : []))[0] ?? value}
    />
  )
}

const wordsOf = (name: PlanField) => (name === 'cycle' || name === 'sold' ? PLAN_WORDS[name] : [])

type ControlProps = { name: PlanField; value: string; attributes: FieldAttributes; text: DeskPlanMessages }

function Control({ name, value, attributes, text }: ControlProps) {
  const { kind } = PLAN_FIELDS[name]
  const common = { ...attributes, name, defaultValue: value }
  const lang = name.endsWith('_kn') ? 'kn' : 'en'
  switch (kind) {
    case 'word':
      return (
        <select {...common}>
          <option value="">{text.choose}</option>
          {wordsOf(name).map((word) => (
            <option key={word} value={word}>
              {text.words[word]}
            </option>
          ))}
        </select>
      )
    case 'lines':
      return <textarea rows={8} {...common} lang={lang} />
    case 'line':
      return <input {...common} lang={lang} />
    default:
      return <input {...common} inputMode="numeric" />
  }
}
