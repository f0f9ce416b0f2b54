'use client'

import type { ComponentProps } from 'react'
import { useSession } from '@/lib/client/auth/session-store'
import { useLazyQuery } from '@/lib/client/lazy-query'
import { CurrentPlan } from './current-plan'
import { PlanSection } from './plan-section'

type Props = Pick<ComponentProps<typeof PlanSection>, 'offer' | 'lang' | 'text' | 'page'>

/** The plans of the pricing page and the current one. The HTML is the same for everybody: the browser asks whose. */
export function PricingPlans(props: Props) {
  const isSignedIn = useSession((session) => session.state === 'in')
  const { data, state } = useLazyQuery(({ ownPlan }) => ownPlan, { isAsked: isSignedIn })
  return (
    <>
      <PlanSection {...props} own={data?.plan} />
      <CurrentPlan lang={props.lang} text={props.text} own={state === 'failed' ? state : data?.plan} />
    </>
  )
}
