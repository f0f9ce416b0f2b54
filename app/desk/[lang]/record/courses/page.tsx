import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { CoursesForm } from '@/components/desk/courses-form'
import { OwnRoom } from '@/components/desk/own-room'
import { findDeskReply } from '@/lib/bff/desk-reply'
import { deskCoursesSchema } from '@/lib/contract/desk/institution-courses'
import { deskOwnRecordSchema } from '@/lib/contract/desk/proposal'
import { getMessages } from '@/lib/messages/catalogue'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { OWN, pageOf } from '@/lib/rules/desk/whose'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { sayText } from '@/lib/rules/text/localized-text'
import { previewCourses } from '@/lib/server/desk/courses'
import { openDesk, readAtDesk } from '@/lib/server/desk/desk-page'
import { readLanguage } from '@/lib/server/language'

type Props = { params: Promise<{ lang: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: getMessages(await readLanguage(params)).deskInstitutions.courses }
}

/** `/desk/en/record/courses`: the courses of one's own institution, in the table that editors have, as they are proposed. */
export default async function OwnCoursesPage({ params }: Props) {
  const lang = await readLanguage(params)
  const { desk, deskContent, deskProposals: room, deskInstitutions } = getMessages(lang)
  const text = { ...deskInstitutions, ...room.ownCourses }
  const { user, visitor } = await openDesk(lang)
  const [record, courses] = await Promise.all([
    readAtDesk(visitor, lang, 'GET /desk/record', deskOwnRecordSchema),
    readAtDesk(visitor, lang, 'GET /desk/record/courses', deskCoursesSchema),
  ])
  const page = pageOf(OWN, 'courses')
  const reply = await findDeskReply(await cookies(), deskPath(lang, page))
  const preview = await previewCourses(visitor, OWN, reply)
  const missing = record.missing ?? courses.missing
  const title = record.data ? fillMessage(text.coursesOf, { name: sayText(record.data.name, lang) }) : text.courses
  return (
    <OwnRoom {...{ lang, user, title, page, reply, missing }}>
      {record.data && courses.data && (
        <>
          <p>{text.coursesIntro}</p>
          <p>{room.coursesIntro}</p>
          <CoursesForm
            drafts={null}
            content={deskContent}
            whose={OWN}
            id={record.data.id}
            {...{ preview, user, reply, lang, desk, text, ...courses.data }}
          />
        </>
      )}
    </OwnRoom>
  )
}
