import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { DeskFrame } from '@/components/desk/desk-frame'
import { PlanForm } from '@/components/desk/plans/plan-form'
import { findDeskReply } from '@/lib/bff/desk-reply'
import { getMessages } from '@/lib/messages/catalogue'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { RECORD_ROOMS } from '@/lib/rules/desk/record-rooms'
import { isTheirs, openDesk } from '@/lib/server/desk/desk-page'
import { PLAN_FORM } from '@/lib/server/desk/plan-form'
import { readLanguage } from '@/lib/server/language'

type Props = { params: Promise<{ lang: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: getMessages(await readLanguage(params)).deskPlans.add }
}

/** `/desk/en/plans/new` */
export default async function NewPlanPage({ params }: Props) {
  const lang = await readLanguage(params)
  const { desk, deskPlans: text } = getMessages(lang)
  const { user } = await openDesk(lang)
  const { list, add, posts } = RECORD_ROOMS.plan
  const reply = findDeskReply(await cookies(), deskPath(lang, add))
  const isOpen = isTheirs(user, 'POST /desk/plans')
  return (
    <DeskFrame
      lang={lang}
      text={desk}
      user={user}
      title={text.add}
      page={add}
      reply={reply}
      missing={isOpen ? null : user === null ? 'away' : 'forbidden'}
    >
      <p>
        <a href={deskPath(lang, list)}>{text.back}</a>
      </p>
      {isOpen && (
        <>
          <p>{text.addIntro}</p>
          <PlanForm
            form={PLAN_FORM.formOf({ values: { cycle: 'yearly', sold: 'yes' }, version: '' }, reply)}
            to={posts.add}
            hidden={{}}
            setBy={() => null}
            button={text.addIt}
            lang={lang}
            text={text}
          />
        </>
      )}
    </DeskFrame>
  )
}
