import type { ComponentProps } from 'react'
import type { PlanOffer } from '@/lib/rules/plans/plans'
import { LatePlans } from './late-plans'
import { PlanPicker } from './plan-picker'

type Props = Omit<ComponentProps<typeof PlanPicker>, 'offer'> & { offer: PlanOffer | 'failed' }

/** The plan picker, or that the plans could not be had, with another try. For the pricing page and the settings. */
export function PlanSection({ offer, ...rest }: Props) {
  return offer === 'failed' ? <LatePlans {...rest} /> : <PlanPicker offer={offer} {...rest} />
}
