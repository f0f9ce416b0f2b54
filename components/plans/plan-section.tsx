import type { Language } from '@/lib/contract/lenient'
import type { PlansMessages } from '@/lib/messages/en/plans'
import type { PlanOffer } from '@/lib/rules/plans'
import { LatePlans } from './late-plans'
import { PlanPicker } from './plan-picker'

type Props = {
  offer: PlanOffer | 'failed'
  lang: Language
  text: PlansMessages
  page: string
  initial?: 'none' | 'first'
  heading?: 'h2' | 'h3'
}

/** The plan picker, or that the plans could not be had, with another try. For the pricing page and the settings. */
export function PlanSection({ offer, ...rest }: Props) {
  return offer === 'failed' ? <LatePlans {...rest} /> : <PlanPicker offer={offer} {...rest} />
}
