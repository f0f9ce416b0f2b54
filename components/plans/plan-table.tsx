import { ButtonLink } from '@/components/ui/button'
import type { Language } from '@/lib/contract/language'
import type { Subscription } from '@/lib/contract/profile'
import type { PlansMessages } from '@/lib/messages/en/plans'
import type { OwnPlan } from '@/lib/rules/plans/plans'
import { subscriptionFacts } from '@/lib/rules/plans/subscription-facts'
import { markOf } from '@/lib/rules/text/localized-text'
import styles from './plan-table.module.css'

type Props = {
  /** `null` in a row: no plan, which is the free one. */
  plans: readonly ((OwnPlan & Partial<Pick<Subscription, 'status'>>) | null)[]
  labelledBy: string
  lang: Language
  text: PlansMessages['table']
  /** What can be done with a plan. */
  action: { label: string; href: string }
}

/** Plans with their dates and amounts (spec 2 §2 "Pricing page", "My profile"). */
export function PlanTable({ plans, labelledBy, lang, text, action }: Props) {
  const columns = [text.plan, text.billingDate, text.expireDate, text.amount, text.action]
  return (
    <table role="table" aria-labelledby={labelledBy} className={styles.table}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {plans.map((plan, index) => {
          const facts = subscriptionFacts(plan, text.dates)
          return (
            <tr key={index} role="row">
              <td role="cell" data-label={text.plan}>
                <span className="min-w-0">
                  <span lang={facts.plan === null ? undefined : markOf('en', lang)} className="font-semibold">
                    {facts.plan ?? text.freePlan}
                  </span>
                  {!plan?.status ? null : <span className="block text-sm text-grey">{text.statuses[plan.status]}</span>}
                </span>
              </td>
              <td role="cell" data-label={text.billingDate}>
                {facts.billingDate ?? text.unknown}
              </td>
              <td role="cell" data-label={text.expireDate}>
                {facts.expireDate ?? text.unknown}
              </td>
              <td role="cell" data-label={text.amount}>
                {facts.amount ?? text.unknown}
              </td>
              <td role="cell" data-label={text.action}>
                <ButtonLink href={action.href} variant="quiet" prefetch={false}>
                  {action.label}
                </ButtonLink>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
