import { PLACEHOLDERS, TEMPLATE_FIELDS, type TemplateField, type TemplateFlaw } from '@/lib/contract/desk/template'
import { ENQUIRY_TYPES } from '@/lib/contract/enquiry'
import type { DeskMessages } from '@/lib/messages/en/desk'
import type { DeskTemplateMessages } from '@/lib/messages/en/desk-templates'
import { placeholdersIn } from '@/lib/rules/desk/placeholders'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { optionsOf } from '@/components/desk/record-control'
import { RecordFields, type RecordFormProps } from '@/components/desk/record-fields'

const inBraces = (words: readonly string[]) => words.map((word) => `{${word}}`).join(', ')

type Props = RecordFormProps<TemplateField, TemplateFlaw> & { kinds: DeskMessages['kinds']; text: DeskTemplateMessages }

/** The form of a template of answers. */
export function TemplateForm({ kinds, text, ...rest }: Props) {
  const placeholders = PLACEHOLDERS.map((each) => `{${each}} ${text.placeholders[each]}`).join('; ')
  const hints = { ...text.hints, text: fillMessage(text.textHint, { placeholders }) }
  return (
    <RecordFields
      {...{ ...rest, text: { ...text, hints } }}
      fields={TEMPLATE_FIELDS}
      rows={12}
      options={{ types: optionsOf(ENQUIRY_TYPES, kinds) }}
      sayFlaw={(name, flaw) =>
        fillMessage(text.flaws[flaw], {
          most: TEMPLATE_FIELDS[name].most,
          unknown: inBraces(placeholdersIn(rest.form.values[name] ?? '').unknown),
          known: inBraces(PLACEHOLDERS),
        })
      }
    />
  )
}
