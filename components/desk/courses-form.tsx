import { Courses, CoursesPreview } from '@/components/desk/course-table'
import { DeskForm } from '@/components/desk/desk-form'
import { UnsavedOf } from '@/components/desk/unsaved/unsaved-of'
import { PartActions } from '@/components/desk/draft-parts'
import type { DeskUser } from '@/lib/contract/desk/account'
import type { DeskDraft } from '@/lib/contract/desk/draft'
import type { DeskCourse, DeskCoursesPreview } from '@/lib/contract/desk/institution-courses'
import type { Language } from '@/lib/contract/language'
import type { DeskMessages } from '@/lib/messages/en/desk'
import type { DeskContentMessages } from '@/lib/messages/en/desk-content'
import type { DeskInstitutionMessages } from '@/lib/messages/en/desk-institutions'
import { courseTable } from '@/lib/rules/desk/course-table'
import type { DeskReply } from '@/lib/rules/desk/desk-reply'
import { OWN, type Whose } from '@/lib/rules/desk/whose'

type Props = {
  whose: Whose
  /** Of the institution, for what is kept of what was typed. */
  id: string | number
  version: string
  courses: readonly DeskCourse[]
  /** What a draft of them is kept in; `null`: there are none. */
  drafts: { whole: string; draft: DeskDraft | null } | null
  preview: DeskCoursesPreview | null
  user: DeskUser | null
  reply: DeskReply | null
  lang: Language
  desk: DeskMessages
  text: DeskInstitutionMessages
  content: DeskContentMessages
}

/** A table that takes what is copied out of a spreadsheet: of an editor, or of a representative, who proposes it. */
export function CoursesForm({ whose, id, courses, drafts, preview, user, reply, lang, desk, text, ...shown }: Props) {
  const isConflict = reply?.said === 'changed'
  const typed = isConflict ? {} : (reply?.typed ?? {})
  const version = typed.version || shown.version
  const whole = typed.whole || drafts?.whole
  const isDrafted = drafts?.draft?.said.table !== undefined
  const record = whose === OWN ? (`record/${id}-courses` as const) : (`institution/${id}/courses` as const)
  return (
    <>
      {isConflict && <p className="desk-bad">{isDrafted ? text.coursesDraftConflict : text.coursesConflict}</p>}
      <DeskForm
        to="institution-courses"
        lang={lang}
        hidden={{ id: whose, version, ...(whole !== undefined && { whole }) }}
        className="desk-record"
      >
        <UnsavedOf {...{ record, version, user, reply }} text={desk} />
        <div>
          <label htmlFor="rows">{text.table}</label>
          <textarea
            id="rows"
            name="rows"
            lang="en"
            className="desk-table"
            rows={12}
            wrap="off"
            defaultValue={reply?.typed.rows ?? drafts?.draft?.said.table ?? courseTable(courses)}
          />
        </div>
        <PartActions
          draft={drafts?.draft ?? null}
          canDraft={drafts !== null}
          save={text.saveCourses}
          content={shown.content}
        >
          <button type="submit" name="action" value="preview">
            {text.preview}
          </button>
        </PartActions>
      </DeskForm>
      {preview && <CoursesPreview preview={preview} text={text} />}
      {!preview && (isConflict || courses.length > 0) && (
        <section aria-labelledby="now">
          <h2 id="now">{text.coursesNow}</h2>
          {courses.length > 0 ? <Courses courses={courses} text={text} /> : <p>{text.coursesNone}</p>}
        </section>
      )}
    </>
  )
}
