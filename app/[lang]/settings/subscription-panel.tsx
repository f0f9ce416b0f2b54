import { PlanSection } from '@/components/plans/plan-section'
import type { Language } from '@/lib/contract/language'
import { getMessages } from '@/lib/messages/catalogue'
import { settingsPath } from '@/lib/rules/account/settings-tab'
import type { OwnPlan } from '@/lib/rules/plans/plans'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import type { readPlans } from '@/lib/server/reads/plan'

type Props = {
  read: Awaited<ReturnType<typeof readPlans>>
  /** The student's own plan; `undefined` while the provider is away. */
  own: OwnPlan | null | undefined
  lang: Language
}

/** The tab Subscription (spec 2 §2): the plans, of which the student's own is selected at first, and after a switch the first (spec 2 §4). */
export function SubscriptionPanel({ read, own, lang }: Props) {
  const { plans } = getMessages(lang)
  const offer = read ?? 'failed'
  return (
    <section className="grid grid-cols-1 gap-6">
      <div className="grid max-w-3xl gap-2">
        <h2 className="text-h2 font-semibold">{plans.title}</h2>
        <p className="text-lg text-ink-2">{plans.subtitle}</p>
      </div>
      <PlanSection
        offer={offer}
        lang={lang}
        text={plans}
        page={localizedPath(settingsPath('subscription'), lang)}
        initial="first"
        own={own}
        heading="h3"
      />
    </section>
  )
}
