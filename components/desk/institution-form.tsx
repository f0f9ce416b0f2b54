import type { ReactNode } from 'react'
import {
  type FieldFlaw,
  INSTITUTION_FIELD_NAMES,
  INSTITUTION_FIELDS,
  type InstitutionField,
} from '@/lib/contract/desk/institution'
import type { Language } from '@/lib/contract/language'
import type { Figure } from '@/lib/contract/source'
import type { DeskInstitutionMessages } from '@/lib/messages/en/desk-institutions'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatMessage } from '@/lib/rules/text/format-message'
import { FixedField, InstitutionInput, type Lookups, type Theirs } from './institution-fields'
import { RecordForm } from './record-form'

/** The fields in the groups for which a source is named, in the order of the form; the last have none. */
const FIGURES = [...new Set(INSTITUTION_FIELD_NAMES.map((name) => INSTITUTION_FIELDS[name].figure))]
const GROUPS: readonly { figure: Figure | null; names: readonly InstitutionField[] }[] = FIGURES.map((figure) => ({
  figure,
  names: INSTITUTION_FIELD_NAMES.filter((name) => INSTITUTION_FIELDS[name].figure === figure),
}))

type Props = {
  /** What keeps what was typed and not saved. */
  unsaved?: ReactNode
  to: 'institution-save' | 'institution-add' | 'record'
  hidden: Readonly<Record<string, string>>
  values: Readonly<Record<string, string | undefined>>
  wrong: ReadonlyMap<InstitutionField, FieldFlaw>
  theirs: ReadonlyMap<InstitutionField, Theirs>
  /** Why a field cannot be changed here: its value is shown, and no control; `null`: it can be. */
  fixed?: (name: InstitutionField) => string | null
  /** What sources say, below the group of fields. */
  below?: (figure: Figure) => ReactNode
  button: string
  /** In the place of that one button. */
  actions?: ReactNode
  lookups: Lookups
  lang: Language
  text: DeskInstitutionMessages
}

/** The form of an institution, made from the contract's table of its fields; it needs no script. */
export function InstitutionForm({
  unsaved,
  to,
  hidden,
  values,
  wrong,
  theirs,
  fixed = () => null,
  below,
  button,
  actions,
  lookups,
  lang,
  text,
}: Props) {
  const sayWrong = (name: InstitutionField) => {
    const flaw = wrong.get(name)
    return flaw === undefined ? null : fillMessage(text.flaws[flaw], { most: INSTITUTION_FIELDS[name].most })
  }
  return (
    <RecordForm
      {...{ unsaved, to, hidden, button, actions, lang }}
      wrong={[...wrong.keys()]}
      wrongTitle={formatMessage(text.wrong, { count: wrong.size })}
      labels={text.fields}
    >
      {GROUPS.map(({ figure, names }) => (
        <Group
          key={figure ?? 'more'}
          legend={figure === null ? text.more : text.figures[figure]}
          isOne={names.length === 1}
        >
          <div className="desk-fields">
            {names.map((name) => {
              const value = values[name] ?? ''
              const why = fixed(name)
              if (why !== null) return <FixedField key={name} {...{ name, value, why, lookups, lang, text }} />
              const [wrongly, other] = [sayWrong(name), theirs.get(name) ?? null]
              return (
                <InstitutionInput key={name} wrong={wrongly} theirs={other} {...{ name, value, lookups, lang, text }} />
              )
            })}
          </div>
          {figure !== null && below?.(figure)}
        </Group>
      ))}
    </RecordForm>
  )
}

/** Fields that belong together; one alone says by its own label what it is. */
function Group({ legend, isOne, children }: { legend: string; isOne: boolean; children: ReactNode }) {
  if (isOne) return <div className="desk-single">{children}</div>
  return (
    <fieldset>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  )
}
