import { MAX_FEATURES, PLAN_FIELDS, PLAN_WORDS, type PlanField, type PlanFlaw } from '@/lib/contract/desk/plan'
import type { DeskPlanMessages } from '@/lib/messages/en/desk-plans'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { optionsOf } from '@/components/desk/record-control'
import { RecordFields, type RecordFormProps } from '@/components/desk/record-fields'

/** The form of a plan. */
export function PlanForm({ text, ...rest }: RecordFormProps<PlanField, PlanFlaw> & { text: DeskPlanMessages }) {
  const words = { '': text.choose, ...text.words }
  return (
    <RecordFields
      {...{ ...rest, text }}
      fields={PLAN_FIELDS}
      pairs={['features']}
      rows={8}
      options={{ cycle: optionsOf(['', ...PLAN_WORDS.cycle], words), sold: optionsOf(['', ...PLAN_WORDS.sold], words) }}
      sayFlaw={(name, flaw) => fillMessage(text.flaws[flaw], { most: PLAN_FIELDS[name].most, lines: MAX_FEATURES })}
    />
  )
}
