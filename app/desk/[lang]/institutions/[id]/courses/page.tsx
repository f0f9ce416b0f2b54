import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { CoursesForm } from '@/components/desk/courses-form'
import { DeskFrame } from '@/components/desk/desk-frame'
import { findDeskReply } from '@/lib/bff/desk-reply'
import { deskEndpoints } from '@/lib/contract/desk/endpoints'
import { deskInstitutionSchema } from '@/lib/contract/desk/institution'
import { deskCoursesSchema } from '@/lib/contract/desk/institution-courses'
import { getMessages } from '@/lib/messages/catalogue'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { previewCourses } from '@/lib/server/desk/courses'
import { isTheirs, openDesk, readAtDesk } from '@/lib/server/desk/desk-page'
import { openPresence } from '@/lib/server/desk/presence'
import { recordId } from '@/lib/server/desk/record-id'
import { readLanguage } from '@/lib/server/language'

type Props = { params: Promise<{ lang: string; id: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: getMessages(await readLanguage(params)).deskInstitutions.courses }
}

/** `/desk/en/institutions/7/courses`: a table that takes what is copied out of a spreadsheet. */
export default async function CoursesPage({ params }: Props) {
  const [lang, { id: asked }] = await Promise.all([readLanguage(params), params])
  const { desk, deskContent: content, deskInstitutions: text } = getMessages(lang)
  const { user, visitor } = await openDesk(lang)
  // No record has this number.
  const id = recordId.safeParse(asked).data ?? 0
  const [institution, courses] = await Promise.all([
    readAtDesk(visitor, lang, deskEndpoints.deskInstitution(id), deskInstitutionSchema),
    readAtDesk(visitor, lang, deskEndpoints.deskCourses(id), deskCoursesSchema),
  ])
  const page = `/institutions/${id}/courses` as const
  const reply = await findDeskReply(await cookies(), deskPath(lang, page))
  const { draft = null, version: whole = '', values = {} } = institution.data ?? {}
  const canDraft = isTheirs(user, 'POST /desk/institutions/{id}/draft') && values.table !== undefined
  const drafted = draft?.said.table
  const ofDraft = drafted === undefined || !courses.data ? null : { rows: drafted, version: courses.data.version }
  const preview = await previewCourses(visitor, id, reply, ofDraft)
  const missing = institution.missing ?? courses.missing
  const title = fillMessage(text.coursesOf, { name: institution.data?.values.name_en ?? String(id) })
  const presence = institution.data && (await openPresence(user, visitor, 'institutions', institution.data.id))
  return (
    <DeskFrame {...{ lang, text: desk, user, title, page, reply, missing, presence }}>
      <p>
        <a href={deskPath(lang, `/institutions/${id}`)}>{text.backTo}</a>
      </p>
      {courses.data && (
        <>
          <p>{text.coursesIntro}</p>
          <p>{courses.data.isDesks ? text.coursesDesks : text.coursesLists}</p>
          <CoursesForm
            whose={id}
            drafts={canDraft ? { whole: draft?.version ?? whole, draft } : null}
            {...{ id, preview, user, reply, lang, desk, text, content, ...courses.data }}
          />
        </>
      )}
    </DeskFrame>
  )
}
