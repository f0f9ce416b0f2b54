import { CoursesForm } from '@/components/desk/courses-form'
import { OwnRoom } from '@/components/desk/own-room'
import { type DeskPageProps, openDeskPage } from '@/lib/bff/desk-page'
import { deskCoursesSchema } from '@/lib/contract/desk/institution-courses'
import { deskOwnRecordSchema } from '@/lib/contract/desk/proposal'
import { OWN, pageOf } from '@/lib/rules/desk/whose'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { sayText } from '@/lib/rules/text/localized-text'
import { previewCourses } from '@/lib/server/desk/courses'
import { deskTitle } from '@/lib/server/desk/desk-title'

export const generateMetadata = deskTitle((texts) => texts.deskInstitutions.courses)

/** `/desk/en/record/courses`: the courses of one's own institution, in the table that editors have, as they are proposed. */
export default async function OwnCoursesPage({ params }: DeskPageProps) {
  const { lang, user, visitor, texts, call, replyTo, whoElse } = await openDeskPage(params)
  const { desk, deskContent, deskProposals: room, deskInstitutions } = texts
  const text = { ...deskInstitutions, ...room.ownCourses }
  const [record, courses] = await Promise.all([
    call('GET /desk/record', deskOwnRecordSchema),
    call('GET /desk/record/courses', deskCoursesSchema),
  ])
  const page = pageOf(OWN, 'courses')
  const reply = await replyTo(page)
  const preview = await previewCourses(visitor, OWN, reply)
  const presence = record.data && (await whoElse('record', OWN))
  const missing = record.missing ?? courses.missing
  const title = record.data ? fillMessage(text.coursesOf, { name: sayText(record.data.name, lang) }) : text.courses
  return (
    <OwnRoom {...{ lang, user, title, page, reply, missing, presence }}>
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
