import { PlanForm } from '@/components/desk/plans/plan-form'
import { NewRecordPage } from '@/components/desk/record-page'
import { openNewRecord } from '@/lib/bff/record-page'
import { getMessages } from '@/lib/messages/catalogue'
import { RECORD_ROOMS } from '@/lib/rules/desk/record-rooms'
import type { SearchParams } from '@/lib/rules/routes/search-params'
import { deskTitle } from '@/lib/server/desk/desk-title'
import { readLanguage } from '@/lib/server/language'

type Props = { params: Promise<{ lang: string }>; searchParams: Promise<SearchParams> }

export const generateMetadata = deskTitle((texts) => texts.deskPlans.add)

/** `/desk/en/plans/new` */
export default async function NewPlanPage({ params, searchParams }: Props) {
  const [lang, asked] = await Promise.all([readLanguage(params), searchParams])
  const { desk, deskPlans: text } = getMessages(lang)
  const opened = await openNewRecord(RECORD_ROOMS.plan, lang, asked)
  const form = opened.formWith({ cycle: 'yearly', sold: 'yes' })
  return (
    <NewRecordPage {...{ opened, form, lang, desk, text }}>{(its) => <PlanForm {...its} text={text} />}</NewRecordPage>
  )
}
