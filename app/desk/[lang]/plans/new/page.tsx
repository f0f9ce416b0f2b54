import { PlanForm } from '@/components/desk/plans/plan-form'
import { NewRecordPage } from '@/components/desk/record-page'
import { openNewRecord } from '@/lib/bff/record-page'
import { getMessages } from '@/lib/messages/catalogue'
import { RECORD_ROOMS } from '@/lib/rules/desk/record-rooms'
import { deskTitle } from '@/lib/server/desk/desk-title'
import { readLanguage } from '@/lib/server/language'

type Props = { params: Promise<{ lang: string }> }

export const generateMetadata = deskTitle((texts) => texts.deskPlans.add)

/** `/desk/en/plans/new` */
export default async function NewPlanPage({ params }: Props) {
  const lang = await readLanguage(params)
  const { desk, deskPlans: text } = getMessages(lang)
  const opened = await openNewRecord(RECORD_ROOMS.plan, lang)
  const form = opened.formWith({ cycle: 'yearly', sold: 'yes' })
  return (
    <NewRecordPage {...{ opened, form, lang, desk, text }}>{(its) => <PlanForm {...its} text={text} />}</NewRecordPage>
  )
}
