import { PlanForm } from '@/components/desk/plans/plan-form'
import { RecordPage } from '@/components/desk/record-page'
import { openRecord } from '@/lib/bff/record-page'
import { getMessages } from '@/lib/messages/catalogue'
import { RECORD_ROOMS } from '@/lib/rules/desk/record-rooms'
import type { SearchParams } from '@/lib/rules/routes/search-params'
import { deskTitle } from '@/lib/server/desk/desk-title'
import { readLanguage } from '@/lib/server/language'

type Props = { params: Promise<{ lang: string; id: string }>; searchParams: Promise<SearchParams> }

export const generateMetadata = deskTitle((texts) => texts.desk.plans)

/** `/desk/en/plans/plan/7`: its form and its history. */
export default async function PlanPage({ params, searchParams }: Props) {
  const [lang, { id }, asked] = await Promise.all([readLanguage(params), params, searchParams])
  const { desk, deskPlans: text } = getMessages(lang)
  const opened = await openRecord(RECORD_ROOMS.plan, id, lang, asked)
  return (
    <RecordPage title={desk.plans} {...{ opened, lang, desk, text }}>
      {(its) => (
        <>
          <p>{text.bought}</p>
          <PlanForm {...its} text={text} />
        </>
      )}
    </RecordPage>
  )
}
