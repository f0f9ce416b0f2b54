import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { DeskFrame } from '@/components/desk/desk-frame'
import { PlanForm } from '@/components/desk/plans/plan-form'
import { RecordView } from '@/components/desk/record-view'
import { UnsavedOffer } from '@/components/desk/unsaved/unsaved-offer'
import { findDeskReply } from '@/lib/bff/desk-reply'
import { getMessages } from '@/lib/messages/catalogue'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { lastOf } from '@/lib/rules/desk/desk-reply'
import { RECORD_ROOMS } from '@/lib/rules/desk/record-rooms'
import { sayText } from '@/lib/rules/text/localized-text'
import { PLAN_FORM } from '@/lib/server/desk/plan-form'
import { openRecord } from '@/lib/server/desk/record-page'
import { readLanguage } from '@/lib/server/language'

type Props = { params: Promise<{ lang: string; id: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: getMessages(await readLanguage(params)).desk.plans }
}

/** `/desk/en/plans/plan/7`: its form and its history. */
export default async function PlanPage({ params }: Props) {
  const [lang, { id }] = await Promise.all([readLanguage(params), params])
  const { desk, deskPlans: text } = getMessages(lang)
  const { user, page, data, missing } = await openRecord('plan', id, lang)
  const reply = findDeskReply(await cookies(), deskPath(lang, page))
  const form = data && PLAN_FORM.formOf(data, reply)
  const { name = '', name_kn: kn = '' } = data?.values ?? {}
  const unsaved = user && form && (
    <UnsavedOffer
      record={`plan/${id}`}
      version={form.version}
      account={user.id}
      last={lastOf(reply)}
      text={desk.unsaved}
      dates={desk.dates}
    />
  )
  return (
    <DeskFrame
      lang={lang}
      text={desk}
      user={user}
      title={name === '' ? desk.plans : sayText({ en: name, ...(kn !== '' && { kn }) }, lang)}
      page={page}
      reply={reply}
      missing={missing}
    >
      <p>
        <a href={deskPath(lang, RECORD_ROOMS.plan.list)}>{text.back}</a>
      </p>
      {data && form && (
        <RecordView
          noun="plan"
          record={data}
          shown={form}
          isConflict={reply?.said === 'changed'}
          form={(its) => (
            <>
              <p>{text.bought}</p>
              <PlanForm {...its} unsaved={unsaved} form={form} lang={lang} text={text} />
            </>
          )}
          lang={lang}
          desk={desk}
          text={text}
        />
      )}
    </DeskFrame>
  )
}
