'use client'

import { useId, useState } from 'react'
import { clsx } from 'clsx'
import { BILLING_CYCLES, type BillingCycle } from '@/lib/contract/constants'
import type { Language } from '@/lib/contract/language'
import type { PlansMessages } from '@/lib/messages/en/plans'
import { isFreePlan, type OwnPlan, placeOfOwnPlan, type PlanOffer } from '@/lib/rules/plans/plans'
import { CHECKOUT_FAILED_ANCHOR } from '@/lib/rules/routes/anchors'
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
  /** What is selected after every switch of the cycle: in the settings the first card (spec 2 §4). */
  initial?: 'none' | 'first'
  /** The plan of who is signed in, which is selected at first; `null`: without one; absent: it is not known. */
  own?: OwnPlan | null
  heading?: 'h2' | 'h3'
}

type View = { cycle: BillingCycle; selected: Record<BillingCycle, number | null> }

/** Before anybody touches it: the student's own plan, and nobody else's where that is not offered any more. */
function firstView(offer: PlanOffer, own: OwnPlan | null | undefined, reset: View['selected']): View {
  const place = own === undefined ? null : placeOfOwnPlan(offer, own)
  if (place !== null) return { cycle: place.cycle, selected: { ...reset, [place.cycle]: place.index } }
  const isElsewhere = own !== undefined && !isFreePlan(own)
  return { cycle: 'monthly', selected: isElsewhere ? { monthly: null, yearly: null } : reset }
}

/**
 * The plans by month or by year, of which one can be chosen (spec 2 §2, §4). Switching the cycle resets
 * the selection; at first the student's own plan is selected. Where the provider sells plans, choosing leads to the payment.
 */
export function PlanPicker({ offer, lang, text, page, initial = 'none', own, heading = 'h2' }: Props) {
  const first = initial === 'first' ? 0 : null
  const reset = { monthly: first, yearly: first }
  // What somebody has chosen stays when their plan becomes known only then.
  const [touched, setTouched] = useState<View | null>(null)
  const view = touched ?? firstView(offer, own, reset)
  const checkout = useCheckout(lang, text)
  const name = useId()
  const pay = offer.hasCheckout ? { checkout, page } : null
  const empty: Record<BillingCycle, string> = { monthly: text.noMonthly, yearly: text.noYearly }
  return (
    <div className={clsx(styles.picker, 'grid grid-cols-1 gap-8')}>
      <p
        id={CHECKOUT_FAILED_ANCHOR.slice(1)}
        className="hidden scroll-mt-32 rounded-card bg-kumkum-tint px-5 py-3 font-medium text-kumkum target:block"
      >
        {text.notOpened}
      </p>
      <div className="flex">
        <CycleToggle
          name={name}
          shown={view.cycle}
          counts={{ monthly: offer.monthly.length, yearly: offer.yearly.length }}
          text={text}
          onSwitch={(cycle) => setTouched({ cycle, selected: reset })}
        />
      </div>
      {BILLING_CYCLES.map((cycle) =>
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
                isSelected={view.selected[cycle] === index}
                onSelect={() => setTouched({ cycle, selected: { ...reset, [cycle]: index } })}
                pay={pay}
              />
            ))}
          </ul>
        ),
      )}
    </div>
  )
}
