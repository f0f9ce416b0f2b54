'use client'

import type { FormEvent, ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import type { Language } from '@/lib/contract/language'
import type { PlansMessages } from '@/lib/messages/en/plans'
import type { OfferedPlan } from '@/lib/rules/plans/plans'
import type { Checkout } from './use-checkout'

type Props = {
  plan: OfferedPlan
  lang: Language
  text: PlansMessages
  pay: { checkout: Checkout; page: string }
  isSelected: boolean
  describedBy: string
  /** The button that chooses: pressed, it also leads to the payment. */
  children: ReactNode
}

/** Chooses a plan for real: by script, or as a form, which the server leads on to where it is paid. */
export function PayForm({ plan, lang, text, pay, isSelected, describedBy, children }: Props) {
  const { checkout, page } = pay
  const failure = checkout.failure?.planId === plan.id ? checkout.failure : null
  /** By the second button: the first one, which chooses, has done it by then. */
  function submit(event: FormEvent) {
    event.preventDefault()
    checkout.begin(plan.id)
  }
  return (
    <form method="post" action="/api/subscriptions" onSubmit={submit} className="grid gap-2.5">
      <input type="hidden" name="planId" value={plan.id} />
      <input type="hidden" name="lang" value={lang} />
      <input type="hidden" name="page" value={page} />
      {children}
      {isSelected && (
        <Button
          type="submit"
          busy={checkout.busy === plan.id}
          busyLabel={text.paying}
          aria-describedby={describedBy}
          className="w-full"
        >
          {text.pay}
        </Button>
      )}
      {failure !== null && (
        <p role="alert" className="text-sm font-medium text-kumkum">
          {failure.message}
        </p>
      )}
    </form>
  )
}
