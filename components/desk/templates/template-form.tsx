import type { ComponentProps } from 'react'
import {
  PLACEHOLDERS,
  TEMPLATE_FIELD_NAMES,
  TEMPLATE_FIELDS,
  type TemplateField,
  type TemplateFlaw,
} from '@/lib/contract/desk/template'
import { ENQUIRY_TYPES } from '@/lib/contract/enquiry'
import type { Language } from '@/lib/contract/language'
import type { DeskMessages } from '@/lib/messages/en/desk'
import type { DeskTemplateMessages } from '@/lib/messages/en/desk-templates'
import { idsIn } from '@/lib/rules/desk/boxes'
import { placeholdersIn } from '@/lib/rules/desk/placeholders'
import { partsOf } from '@/lib/rules/desk/record-parts'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { Boxes } from '@/components/desk/boxes'
import { RecordFields } from '@/components/desk/record-fields'

const PARTS = partsOf(TEMPLATE_FIELD_NAMES, TEMPLATE_FIELDS).map(({ part, names }) => ({
  ...{ part, names, className: 'desk-fields desk-pairs' },
}))
const inBraces = (words: readonly string[]) => words.map((word) => `{${word}}`).join(', ')

type Props = Pick<
  ComponentProps<typeof RecordFields<TemplateField, TemplateFlaw>>,
  'unsaved' | 'to' | 'hidden' | 'form' | 'setBy' | 'button'
> & { kinds: DeskMessages['kinds']; lang: Language; text: DeskTemplateMessages }

/** The form of a template of answers. */
export function TemplateForm({ kinds, lang, text, ...rest }: Props) {
  // They are in the reader's language already.
  const types = ENQUIRY_TYPES.map((id) => ({ id, name: { en: kinds[id], kn: kinds[id] } }))
  const placeholders = PLACEHOLDERS.map((each) => `{${each}} ${text.placeholders[each]}`).join('; ')
  const hints = { ...text.hints, text: fillMessage(text.textHint, { placeholders }) }
  return (
    <RecordFields
      {...{ ...rest, lang, text: { ...text, hints } }}
      parts={PARTS}
      isGroup={(name) => TEMPLATE_FIELDS[name].kind === 'types'}
      control={(name, value, attributes) => {
        const common = { ...attributes, name, defaultValue: value, lang: name.endsWith('_kn') ? 'kn' : 'en' }
        const { kind } = TEMPLATE_FIELDS[name]
        if (kind === 'types') return <Boxes name={name} value={value} options={types} lang={lang} />
        return kind === 'text' ? <textarea rows={12} {...common} /> : <input {...common} />
      }}
      sayFlaw={(name, flaw) =>
        fillMessage(text.flaws[flaw], {
          most: TEMPLATE_FIELDS[name].most,
          unknown: inBraces(placeholdersIn(rest.form.values[name] ?? '').unknown),
          known: inBraces(PLACEHOLDERS),
        })
      }
      sayValue={(name, value) =>
        TEMPLATE_FIELDS[name].kind === 'types'
          ? idsIn(value)
              .flatMap((id) => ENQUIRY_TYPES.flatMap((type) => (type === id ? kinds[type] : [])))
              .join(', ')
          : value
      }
    />
  )
}
