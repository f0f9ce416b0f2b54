import type { Metadata } from 'next'
import { PlanForm } from '@/components/desk/plans/plan-form'
import { RecordPage } from '@/components/desk/record-page'
import { getMessages } from '@/lib/messages/catalogue'
import { PLAN_FORM } from '@/lib/server/desk/record-forms'
import { openRecord } from '@/lib/bff/record-page'
import { readLanguage } from '@/lib/server/language'

type Props = { params: Promise<{ lang: string; id: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: getMessages(await readLanguage(params)).desk.plans }
}

/** `/desk/en/plans/plan/7`: its form and its history. */
export default async function PlanPage({ params }: Props) {
  const [lang, { id }] = await Promise.all([readLanguage(params), params])
  const { desk, deskPlans: text } = getMessages(lang)
  const opened = await openRecord('plan', id, lang)
  const form = opened.data && PLAN_FORM.formOf(opened.data, opened.reply)
  return (
    <RecordPage noun="plan" room={desk.plans} {...{ id, opened, form, lang, desk, text }}>
      {(its) => (
        <>
          <p>{text.bought}</p>
          <PlanForm {...its} lang={lang} text={text} />
        </>
      )}
    </RecordPage>
  )
}
