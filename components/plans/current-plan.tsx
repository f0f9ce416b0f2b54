'use client'

import { Card } from '@/components/ui/card'
import { Chip } from '@/components/ui/chip'
import { Skeleton } from '@/components/ui/skeleton'
import { StatusRegion } from '@/components/ui/status-region'
import { useSession } from '@/lib/client/auth/session-store'
import type { Language } from '@/lib/contract/language'
import type { PlansMessages } from '@/lib/messages/en/plans'
import { type OwnPlan, SAMPLE_PLAN } from '@/lib/rules/plans/plans'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { PlanTable } from './plan-table'

type Props = {
  lang: Language
  text: PlansMessages
  /** The plan of who is signed in, `null` without one; `undefined` until it is known. */
  own: OwnPlan | null | 'failed' | undefined
}

/**
 * The current plan on the pricing page (spec 2 §2): of who is signed in the real one, for everybody else
 * a sample that says so (ADR 30, sample-plan). The HTML is the same for everybody: where there is JavaScript the
 * place is kept free until it is known who is there.
 */
export function CurrentPlan({ lang, text, own }: Props) {
  const state = useSession((session) => session.state)
  const isKnown = state === 'out' || own !== undefined
  const table = (plan: OwnPlan | null) => (
    <Card className="px-5 py-3">
      <PlanTable
        plans={[plan]}
        labelledBy="current-plan"
        lang={lang}
        text={text.table}
        action={{ label: text.table.editPlan, href: localizedPath('/settings?tab=subscription', lang) }}
      />
    </Card>
  )
  return (
    <section aria-labelledby="current-plan" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2 id="current-plan" className="text-h2 font-semibold">
          {text.table.currentPlan}
        </h2>
        {state !== 'in' && (
          <span className={state === 'unknown' ? 'scripting:invisible' : undefined}>
            <Chip tone="turmeric">{text.sample}</Chip>
          </span>
        )}
      </div>
      <div className="grid grid-cols-1 *:col-start-1 *:row-start-1">
        {state !== 'in' && (
          <div className={state === 'unknown' ? 'scripting:invisible' : undefined}>{table(SAMPLE_PLAN)}</div>
        )}
        {own !== undefined && own !== 'failed' && table(own)}
        <StatusRegion className="noscript:hidden">
          {own === 'failed' && <p>{text.ownFailed}</p>}
          {!isKnown && (
            <>
              <span className="sr-only">{text.ownLoading}</span>
              <Skeleton className="h-68 rounded-card md:h-38" />
            </>
          )}
        </StatusRegion>
      </div>
      {state !== 'in' && (
        <p className={`text-sm text-ink-2 ${state === 'unknown' ? 'scripting:invisible' : ''}`}>{text.sampleNote}</p>
      )}
    </section>
  )
}
