import { lacksTranslation, PlanList } from '@/components/desk/plans/plan-list'
import { RecordCount, RecordListPage } from '@/components/desk/record-page'
import { openRecordList } from '@/lib/bff/record-page'
import { deskPlanListSchema } from '@/lib/contract/desk/plan'
import { getMessages } from '@/lib/messages/catalogue'
import { RECORD_ROOMS } from '@/lib/rules/desk/record-rooms'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { deskTitle } from '@/lib/server/desk/desk-title'
import { readLanguage } from '@/lib/server/language'

type Props = { params: Promise<{ lang: string }> }

export const generateMetadata = deskTitle((texts) => texts.desk.plans)

/** `/desk/en/plans`: what students can choose, and what is not sold any more. */
export default async function PlansPage({ params }: Props) {
  const lang = await readLanguage(params)
  const { desk, deskPlans: text } = getMessages(lang)
  const opened = await openRecordList(RECORD_ROOMS.plan, lang, deskPlanListSchema)
  const plans = opened.data ?? []
  return (
    <RecordListPage
      website={plans.length > 0 ? localizedPath('/pricing', lang) : null}
      {...{ opened, lang, desk, text }}
      title={desk.plans}
    >
      <RecordCount rows={plans} {...{ lacksTranslation, text }} />
      {plans.length > 0 && <PlanList {...{ plans, lang, text }} />}
    </RecordListPage>
  )
}
