'use client'

import { useId, useState } from 'react'
import { clsx } from 'clsx'
import type { Language } from '@/lib/contract/lenient'
import type { PlansMessages } from '@/lib/messages/en/plans'
import { type Cycle, CYCLES, type PlanOffer } from '@/lib/rules/plans'
import { CycleToggle } from './cycle-toggle'
import { PlanCard } from './plan-card'
import styles from './plan-picker.module.css'
import { useCheckout } from './use-checkout'

type Props = {
  offer: PlanOffer
  lang: Language
  text: PlansMessages
  /** The page on which it stands, with its query, in its language: where a form without JavaScript comes back to. */
  page: string
  /** What is selected at first, and after every switch of the cycle: in the settings the first card (spec 2 §4). */
  initial?: 'none' | 'first'
  heading?: 'h2' | 'h3'
}

/** The fragment under which a page says that the payment page could not be opened (app/api/subscriptions). */
export const CHECKOUT_FAILED = 'checkout-failed'

/**
 * The plans by month or by year, of which one can be chosen (spec 2 §2, §4). Switching the cycle resets
 * the selection. Where the provider sells plans, choosing leads to the payment.
 */
export function PlanPicker({ offer, lang, text, page, initial = 'none', heading = 'h2' }: Props) {
  const first = initial === 'first' ? 0 : null
  const [selected, setSelected] = useState<number | null>(first)
  const checkout = useCheckout(lang, text)
  const name = useId()
  const pay = offer.hasCheckout ? { checkout, page } : null
  const empty: Record<Cycle, string> = { monthly: text.noMonthly, yearly: text.noYearly }
  return (
    <div className={clsx(styles.picker, 'grid grid-cols-1 gap-8')}>
      <p
        id={CHECKOUT_FAILED}
        className="hidden scroll-mt-32 rounded-card bg-kumkum-tint px-5 py-3 font-medium text-kumkum target:block"
      >
        {text.notOpened}
      </p>
      <div className="flex">
        <CycleToggle
          name={name}
          counts={{ monthly: offer.monthly.length, yearly: offer.yearly.length }}
          text={text}
          onSwitch={() => setSelected(first)}
        />
      </div>
      {CYCLES.map((cycle) =>
        offer[cycle].length === 0 ? (
          <p key={cycle} className={clsx(styles[cycle], 'py-10 text-center text-lg text-ink-2')}>
            {empty[cycle]}
          </p>
        ) : (
          <ul key={cycle} className={clsx(styles[cycle], 'grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3')}>
            {offer[cycle].map((plan, index) => (
              <PlanCard
                key={`${plan.id} ${index}`}
                plan={plan}
                cycle={cycle}
                lang={lang}
                text={text}
                heading={heading}
                isSelected={selected === index}
                onSelect={() => setSelected(index)}
                pay={pay}
              />
            ))}
          </ul>
        ),
      )}
    </div>
  )
}
