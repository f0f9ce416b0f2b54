'use client'

import { type ComponentProps, useEffect, useState } from 'react'
import { fetchOwnPlan } from '@/lib/client/own-plan-answer'
import { useSession } from '@/lib/client/session-store'
import type { OwnPlan } from '@/lib/rules/plans'
import { CurrentPlan } from './current-plan'
import { PlanSection } from './plan-section'

const PATIENCE_MS = 10_000

/** The plan of who is signed in, `null` without one; `undefined` until it is known. */
function useOwnPlan(): OwnPlan | null | 'failed' | undefined {
  const isSignedIn = useSession(({ state }) => state === 'in')
  const [plan, setPlan] = useState<OwnPlan | null | 'failed'>()
  useEffect(() => {
    if (!isSignedIn) return
    const left = new AbortController()
    fetchOwnPlan(AbortSignal.any([left.signal, AbortSignal.timeout(PATIENCE_MS)])).then(
      setPlan,
      () => left.signal.aborted || setPlan('failed'),
    )
    return () => left.abort()
  }, [isSignedIn])
  return isSignedIn ? plan : undefined
}

type Props = Pick<ComponentProps<typeof PlanSection>, 'offer' | 'lang' | 'text' | 'page'>

/** The plans of the pricing page and the current one. The HTML is the same for everybody: the browser asks whose. */
export function PricingPlans(props: Props) {
  const own = useOwnPlan()
  return (
    <>
      <PlanSection {...props} own={own === 'failed' ? undefined : own} />
      <CurrentPlan lang={props.lang} text={props.text} own={own} />
    </>
  )
}
