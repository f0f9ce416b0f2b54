import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { DeskFrame } from '@/components/desk/desk-frame'
import { ScholarshipForm } from '@/components/desk/scholarships/scholarship-form'
import { findDeskReply } from '@/lib/bff/desk-reply'
import { getMessages } from '@/lib/messages/catalogue'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { RECORD_ROOMS } from '@/lib/rules/desk/record-rooms'
import { readFeeCourses } from '@/lib/server/desk/courses-of-fees'
import { isTheirs, openDesk } from '@/lib/server/desk/desk-page'
import { SCHOLARSHIP_FORM } from '@/lib/server/desk/scholarship-form'
import { readLanguage } from '@/lib/server/language'

type Props = { params: Promise<{ lang: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: getMessages(await readLanguage(params)).deskScholarships.add }
}

/** `/desk/en/scholarships/new` */
export default async function NewScholarshipPage({ params }: Props) {
  const lang = await readLanguage(params)
  const { desk, deskScholarships: text } = getMessages(lang)
  const { user } = await openDesk(lang)
  const { list, add, posts } = RECORD_ROOMS.scholarship
  const reply = findDeskReply(await cookies(), deskPath(lang, add))
  const isOpen = isTheirs(user, 'POST /desk/scholarships')
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
          <ScholarshipForm
            form={SCHOLARSHIP_FORM.formOf({ values: {}, version: '' }, reply)}
            to={posts.add}
            hidden={{}}
            setBy={() => null}
            button={text.addIt}
            courses={await readFeeCourses()}
            lang={lang}
            text={text}
          />
        </>
      )}
    </DeskFrame>
  )
}
