import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { Courses, CoursesPreview } from '@/components/desk/course-table'
import { DeskFrame } from '@/components/desk/desk-frame'
import { UnsavedOf } from '@/components/desk/unsaved/unsaved-of'
import { findDeskReply } from '@/lib/bff/desk-reply'
import { deskEndpoints } from '@/lib/contract/desk/endpoints'
import { deskInstitutionSchema } from '@/lib/contract/desk/institution'
import { deskCoursesSchema } from '@/lib/contract/desk/institution-courses'
import { getMessages } from '@/lib/messages/catalogue'
import { DESK_POSTS, deskPath } from '@/lib/rules/desk/desk-path'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { asTable, previewCourses } from '@/lib/server/desk/courses'
import { openDesk, readAtDesk } from '@/lib/server/desk/desk-page'
import { recordId } from '@/lib/server/desk/record-id'
import { readLanguage } from '@/lib/server/language'

type Props = { params: Promise<{ lang: string; id: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: getMessages(await readLanguage(params)).deskInstitutions.courses }
}

/** `/desk/en/institutions/7/courses`: a table that takes what is copied out of a spreadsheet. */
export default async function CoursesPage({ params }: Props) {
  const [lang, { id: asked }] = await Promise.all([readLanguage(params), params])
  const { desk, deskInstitutions: text } = getMessages(lang)
  const { user, visitor } = await openDesk(lang)
  // No record has this number.
  const id = recordId.safeParse(asked).data ?? 0
  const [institution, courses] = await Promise.all([
    readAtDesk(visitor, lang, deskEndpoints.deskInstitution(id), deskInstitutionSchema),
    readAtDesk(visitor, lang, deskEndpoints.deskCourses(id), deskCoursesSchema),
  ])
  const page = `/institutions/${id}/courses` as const
  const reply = await findDeskReply(await cookies(), deskPath(lang, page))
  const preview = await previewCourses(visitor, id, reply)
  const missing = institution.missing ?? courses.missing
  const title = fillMessage(text.coursesOf, { name: institution.data?.values.name_en ?? String(id) })
  const isConflict = reply?.said === 'changed'
  const version = (!isConflict && reply?.typed.version) || (courses.data?.version ?? '')
  return (
    <DeskFrame lang={lang} text={desk} user={user} title={title} page={page} reply={reply} missing={missing}>
      <p>
        <a href={deskPath(lang, `/institutions/${id}`)}>{text.backTo}</a>
      </p>
      {courses.data && (
        <>
          <p>{text.coursesIntro}</p>
          <p>{courses.data.isDesks ? text.coursesDesks : text.coursesLists}</p>
          {isConflict && <p className="desk-bad">{text.coursesConflict}</p>}
          <form method="post" action={`${DESK_POSTS}institution-courses`} className="desk-record">
            <UnsavedOf record={`institution/${id}/courses`} version={version} {...{ user, reply, text: desk }} />
            <input type="hidden" name="lang" value={lang} />
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="version" value={version} />
            <div>
              <label htmlFor="rows">{text.table}</label>
              <textarea
                id="rows"
                name="rows"
                lang="en"
                className="desk-table"
                rows={12}
                wrap="off"
                defaultValue={reply?.typed.rows ?? asTable(courses.data.courses)}
              />
            </div>
            <div className="desk-actions">
              <button type="submit" name="action" value="preview">
                {text.preview}
              </button>
              <button type="submit" name="action" value="save">
                {text.saveCourses}
              </button>
            </div>
          </form>
          {preview && <CoursesPreview preview={preview} text={text} />}
          {!preview && courses.data.courses.length > 0 && (
            <section aria-labelledby="now">
              <h2 id="now">{text.coursesNow}</h2>
              <Courses courses={courses.data.courses} text={text} />
            </section>
          )}
        </>
      )}
    </DeskFrame>
  )
}
