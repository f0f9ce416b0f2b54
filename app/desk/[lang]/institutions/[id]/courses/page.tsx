import { redirect } from 'next/navigation'
import { CoursesForm } from '@/components/desk/courses-form'
import { DeskFrame } from '@/components/desk/desk-frame'
import { type DeskPageProps, openDeskPage } from '@/lib/bff/desk-page'
import { deskInstitutionSchema } from '@/lib/contract/desk/institution'
import { deskCoursesSchema } from '@/lib/contract/desk/institution-courses'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { previewCourses } from '@/lib/server/desk/courses'
import { isTheirs } from '@/lib/server/desk/desk-page'
import { deskTitle, institutionName } from '@/lib/server/desk/desk-title'
import { institutionId } from '@/lib/server/desk/record-id'

export const generateMetadata = deskTitle((texts) => texts.deskInstitutions.courses)

/** `/desk/en/institutions/7/courses`, or of a draft that is none yet: a table that takes what is copied out of a spreadsheet. */
export default async function CoursesPage({ params }: DeskPageProps<'id'>) {
  const [{ lang, user, visitor, texts, call, replyTo, whoElse, frame }, { id: asked }] = await Promise.all([
    openDeskPage(params),
    params,
  ])
  const { desk, deskContent: content, deskInstitutions: text } = texts
  // No record has this number.
  const id = institutionId.safeParse(asked).data ?? 0
  const [institution, courses] = await Promise.all([
    call('GET /desk/institutions/{id}', deskInstitutionSchema, { id }),
    call('GET /desk/institutions/{id}/courses', deskCoursesSchema, { id }),
  ])
  const page = `/institutions/${id}/courses` as const
  const reply = await replyTo(page)
  const { draft = null, version: whole = '', values = {} } = institution.data ?? {}
  const canDraft = isTheirs(user, 'POST /desk/institutions/{id}/draft') && values.table !== undefined
  const drafted = draft?.said.table
  const ofDraft = drafted === undefined || !courses.data ? null : { rows: drafted, version: courses.data.version }
  const [preview, presence] = await Promise.all([
    previewCourses(visitor, id, reply, ofDraft),
    institution.data && whoElse('institutions', institution.data.id),
  ])
  const missing = institution.missing ?? courses.missing
  // What became of a draft that is gone stands on its own page.
  if (typeof id === 'string' && missing === 'unknown') redirect(deskPath(lang, `/institutions/${id}`))
  const title = fillMessage(text.coursesOf, {
    name: institutionName(institution.data, lang) || fillMessage(text.institution, { id }),
  })
  return (
    <DeskFrame {...frame} title={title} page={page} reply={reply} missing={missing} presence={presence}>
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
