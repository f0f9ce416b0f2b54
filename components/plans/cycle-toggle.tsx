import { BILLING_CYCLES, type BillingCycle } from '@/lib/contract/constants'
import type { PlansMessages } from '@/lib/messages/en/plans'
import { fillMessage } from '@/lib/rules/text/fill-message'

type Props = {
  name: string
  shown: BillingCycle
  counts: Record<BillingCycle, number>
  text: PlansMessages
  onSwitch: (cycle: BillingCycle) => void
}

/** Monthly or yearly, each with the number of its plans (spec 2 §2). Real radio buttons: they need no JavaScript. */
export function CycleToggle({ name, shown, counts, text, onSwitch }: Props) {
  return (
    <fieldset className="flex max-w-full rounded-full border border-line-2 bg-surface p-1 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-river">
      <legend className="sr-only">{text.cycle}</legend>
      {BILLING_CYCLES.map((cycle) => (
        <label
          key={cycle}
          data-segment
          className="relative flex min-h-11 cursor-pointer items-center justify-center rounded-full px-5 text-center leading-tight font-semibold text-ink-2 tabular-nums transition-colors duration-150 ease-calm hover:text-ink has-checked:bg-river has-checked:text-white sm:px-7"
        >
          <input
            type="radio"
            name={name}
            value={cycle}
            checked={cycle === shown}
            onChange={() => onSwitch(cycle)}
            // Somebody may have switched before this script came.
            ref={(radio) => {
              if (radio?.checked && cycle !== shown) onSwitch(cycle)
            }}
            className="absolute inset-0 size-full cursor-pointer appearance-none rounded-full opacity-0"
          />
          {fillMessage(text.counted, { cycle: text[cycle], count: counts[cycle] })}
        </label>
      ))}
    </fieldset>
  )
}
