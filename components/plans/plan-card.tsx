'use client'

import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { type MouseEvent, useId } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { ProviderText } from '@/components/ui/provider-text'
import type { BillingCycle } from '@/lib/contract/constants'
import type { Language } from '@/lib/contract/language'
import type { PlansMessages } from '@/lib/messages/en/plans'
import type { OfferedPlan } from '@/lib/rules/plans/plans'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { langMark, sayText } from '@/lib/rules/text/localized-text'
import { formatPrice } from '@/lib/rules/text/money'
import { PayForm } from './pay-form'
import type { Checkout } from './use-checkout'

type Props = {
  plan: OfferedPlan
  cycle: BillingCycle
  lang: Language
  text: PlansMessages
  heading: 'h2' | 'h3'
  isSelected: boolean
  onSelect: () => void
  /** `null`: choosing only selects (a provider without the optional checkout). */
  pay: { checkout: Checkout; page: string } | null
}

/** One plan: what it is called, costs and contains, and a button that chooses it (spec 2 §2). */
export function PlanCard({ plan, cycle, lang, text, heading: Heading, isSelected, onSelect, pay }: Props) {
  const id = useId()
  const price = cycle === 'monthly' ? text.monthlyPrice : text.yearlyPrice
  function choosePlan(event: MouseEvent) {
    onSelect()
    if (pay === null || isSelected) return
    // Here, not when the form is sent: by then this is no submit button any more.
    event.preventDefault()
    pay.checkout.begin(plan.id)
  }
  const choose = (
    <Button
      type={pay === null || isSelected ? 'button' : 'submit'}
      variant={isSelected ? 'quiet' : 'primary'}
      aria-describedby={id}
      className={clsx('w-full', isSelected && 'border-river text-river')}
      onClick={choosePlan}
    >
      {isSelected && <Icon of={Check} />}
      {isSelected ? text.selected : text.choose}
    </Button>
  )
  return (
    <li
      className={clsx(
        'flex cursor-pointer flex-col gap-5 rounded-panel border bg-surface p-6 transition-[border-color,box-shadow] duration-200 ease-calm',
        isSelected ? 'border-river shadow-float' : 'border-line hover:border-river-line',
      )}
      // With the mouse the whole card selects (spec 2 §4); with the keyboard its button does.
      onClick={onSelect}
    >
      <div className="grid gap-1">
        <Heading id={id} lang={langMark(plan.name, lang)} className="text-h3 font-semibold wrap-anywhere">
          {sayText(plan.name, lang)}
        </Heading>
        <p className="text-xl font-semibold tracking-tight tabular-nums">
          {plan.price === null ? text.noPrice : fillMessage(price, { price: formatPrice(plan.price) })}
        </p>
      </div>
      {plan.features.length > 0 && (
        <ul className="grid gap-2.5">
          {plan.features.map((feature, index) => (
            <li
              key={index}
              className="grid grid-cols-[auto_minmax(0,1fr)] gap-2.5 leading-snug wrap-anywhere text-ink-2"
            >
              <Icon of={Check} size={18} className="mt-0.5 text-leaf" />
              <ProviderText of={feature} lang={lang} />
            </li>
          ))}
        </ul>
      )}
      <div className={clsx('mt-auto grid gap-2.5 pt-1', pay === null && 'noscript:hidden')}>
        {pay === null ? (
          choose
        ) : (
          <PayForm plan={plan} lang={lang} text={text} pay={pay} isSelected={isSelected} describedBy={id}>
            {choose}
          </PayForm>
        )}
      </div>
    </li>
  )
}
