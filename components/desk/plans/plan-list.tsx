import type { DeskPlan } from '@/lib/contract/desk/plan'
import type { Language } from '@/lib/contract/language'
import { isTranslated } from '@/lib/contract/lenient'
import type { DeskPlanMessages } from '@/lib/messages/en/desk-plans'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { RECORD_ROOMS } from '@/lib/rules/desk/record-rooms'
import { formatMessage } from '@/lib/rules/text/format-message'
import { langMark, sayText } from '@/lib/rules/text/localized-text'
import { formatPrice } from '@/lib/rules/text/money'
import { TableHead } from '@/components/desk/table-head'

/** Whether something of a plan is not in every language. */
export const lacksTranslation = ({ name, features }: DeskPlan) => ![name, ...features].every(isTranslated)

type Props = { plans: readonly DeskPlan[]; lang: Language; text: DeskPlanMessages }

/** The plans in their order; on a phone each is a block of lines. */
export function PlanList({ plans, lang, text }: Props) {
  return (
    <table>
      <TableHead columns={['plan', 'price', 'state']} text={text} />
      <tbody>
        {plans.map((plan) => (
          <tr key={plan.id}>
            <th scope="row">
              <a href={deskPath(lang, RECORD_ROOMS.plan.pages.one(plan.id))} lang={langMark(plan.name, lang)}>
                {sayText(plan.name, lang)}
              </a>
              <small>{formatMessage(text.contents, { count: plan.features.length })}</small>
              {lacksTranslation(plan) && <small className="desk-lacks">{text.lacksTranslation}</small>}
            </th>
            <td data-label={text.price}>
              {plan.price === null ? text.noPrice : formatPrice(plan.price)}, {text.cycles[plan.billing_cycle]}
            </td>
            <td data-label={text.state}>
              {plan.is_active ? text.isSold : text.isNotSold}
              {plan.is_sample && <small>{text.invented}</small>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
