import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { DeskFrame } from '@/components/desk/desk-frame'
import { lacksKannada, PlanList } from '@/components/desk/plans/plan-list'
import { findDeskReply } from '@/lib/bff/desk-reply'
import { deskEndpoints } from '@/lib/contract/desk/endpoints'
import { deskPlanListSchema } from '@/lib/contract/desk/plan'
import { getMessages } from '@/lib/messages/catalogue'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { RECORD_ROOMS } from '@/lib/rules/desk/record-rooms'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { formatMessage } from '@/lib/rules/text/format-message'
import { isTheirs, openDesk, readAtDesk } from '@/lib/server/desk/desk-page'
import { readLanguage } from '@/lib/server/language'

type Props = { params: Promise<{ lang: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: getMessages(await readLanguage(params)).desk.plans }
}

/** `/desk/en/plans`: what students can choose, and what is not sold any more. */
export default async function PlansPage({ params }: Props) {
  const lang = await readLanguage(params)
  const { desk, deskPlans: text } = getMessages(lang)
  const { user, visitor } = await openDesk(lang)
  const { data, missing } = await readAtDesk(visitor, lang, deskEndpoints.deskPlans, deskPlanListSchema)
  const { list, add } = RECORD_ROOMS.plan
  const reply = await findDeskReply(await cookies(), deskPath(lang, list))
  return (
    <DeskFrame lang={lang} text={desk} user={user} title={desk.plans} page={list} reply={reply} missing={missing}>
      {data && (
        <>
          <p>{text.intro}</p>
          <p className="desk-ways">
            {isTheirs(user, 'POST /desk/plans') && <a href={deskPath(lang, add)}>{text.add}</a>}
            {data.length > 0 && <a href={localizedPath('/pricing', lang)}>{text.onWebsite}</a>}
          </p>
          <p>
            {formatMessage(text.found, { count: data.length })}{' '}
            {formatMessage(text.untranslated, { count: data.filter(lacksKannada).length })}
          </p>
          {data.length > 0 && <PlanList plans={data} lang={lang} text={text} />}
        </>
      )}
    </DeskFrame>
  )
}
