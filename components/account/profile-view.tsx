import type { ReactNode } from 'react'
import { PlanTable } from '@/components/plans/plan-table'
import { Card } from '@/components/ui/card'
import { TwoToneHeading } from '@/components/ui/two-tone-heading'
import type { Language } from '@/lib/contract/language'
import type { Profile } from '@/lib/contract/profile'
import type { AccountMessages } from '@/lib/messages/en/account'
import type { PlansMessages } from '@/lib/messages/en/plans'
import { isFreePlan } from '@/lib/rules/plans/plans'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { ProfileCard } from './profile-card'

type Props = {
  profile: Profile
  lang: Language
  text: AccountMessages
  planText: PlansMessages['table']
  /** What became of a payment, right after paying. */
  note: ReactNode
}

/** My profile (spec 2 §2): who somebody is, the plan, and the plans before. */
export function ProfileView({ profile, lang, text, planText, note }: Props) {
  const plansHref = localizedPath('/settings?tab=subscription', lang)
  const { plan, subscriptions } = profile
  const hasHistory = !isFreePlan(plan)
  return (
    <div className="page-column grid gap-6 py-8 md:gap-8 md:py-14">
      <TwoToneHeading as="h1" size="h2" text={text.profileTitle} grey={{ first: 1 }} />
      {note}
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,19rem)_minmax(0,1fr)]">
        <ProfileCard profile={profile} lang={lang} text={text} />
        <div className="grid gap-6">
          <Section id="current-plan" title={planText.currentPlan}>
            <PlanTable
              plans={[plan]}
              labelledBy="current-plan"
              lang={lang}
              text={planText}
              action={{ label: planText.editPlan, href: plansHref }}
            />
          </Section>
          {hasHistory && (
            <Section id="history" title={text.history}>
              <PlanTable
                plans={subscriptions.length > 0 ? subscriptions : [plan]}
                labelledBy="history"
                lang={lang}
                text={planText}
                action={{ label: text.manage, href: plansHref }}
              />
            </Section>
          )}
        </div>
      </div>
    </div>
  )
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Card as="section" aria-labelledby={id} className="p-5 sm:p-7">
      <h2 id={id} className="mb-3 text-h3 font-semibold">
        {title}
      </h2>
      {children}
    </Card>
  )
}
