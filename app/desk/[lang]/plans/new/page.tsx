import type { Metadata } from 'next'
import { PlanForm } from '@/components/desk/plans/plan-form'
import { NewRecordPage } from '@/components/desk/record-page'
import { getMessages } from '@/lib/messages/catalogue'
import { PLAN_FORM } from '@/lib/server/desk/record-forms'
import { openNewRecord } from '@/lib/bff/record-page'
import { readLanguage } from '@/lib/server/language'

type Props = { params: Promise<{ lang: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: getMessages(await readLanguage(params)).deskPlans.add }
}

/** `/desk/en/plans/new` */
export default async function NewPlanPage({ params }: Props) {
  const lang = await readLanguage(params)
  const { desk, deskPlans: text } = getMessages(lang)
  const opened = await openNewRecord('plan', lang)
  const form = PLAN_FORM.formOf({ values: { cycle: 'yearly', sold: 'yes' }, version: '' }, opened.reply)
  return (
    <NewRecordPage noun="plan" {...{ opened, lang, desk, text }}>
      {(its) => <PlanForm {...its} form={form} lang={lang} text={text} />}
    </NewRecordPage>
  )
}
