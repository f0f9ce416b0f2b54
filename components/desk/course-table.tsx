import type { ReactNode } from 'react'
import type { DeskCourse, DeskCoursesPreview } from '@/lib/contract/desk/institution-courses'
import type { DeskInstitutionMessages } from '@/lib/messages/en/desk-institutions'
import { formatMessage } from '@/lib/rules/text/format-message'
import { formatRupees } from '@/lib/rules/text/money'

type TableProps = {
  rows: readonly { key: string; course: DeskCourse | null; fate?: ReactNode; isWrong?: boolean }[]
  text: DeskInstitutionMessages
}

/** Courses in a table; `fate` says of each row what becomes of it. On a phone each is a block of lines. */
function CourseTable({ rows, text }: TableProps) {
  const { columns, levels } = text
  const hasFate = rows.some(({ fate }) => fate !== undefined)
  return (
    <table>
      <thead>
        <tr>
          {hasFate && <th scope="col">{text.fate}</th>}
          {Object.values(columns).map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, course, fate, isWrong = false }) => (
          <tr key={key}>
            {hasFate && (
              <td data-label={text.fate} className={isWrong ? 'desk-wrong' : undefined}>
                {fate}
              </td>
            )}
            <th scope="row" lang="en">
              {course?.name ?? '—'}
            </th>
            <td data-label={columns.course_category} lang="en">
              {course?.category ?? '—'}
            </td>
            <td data-label={columns.level}>{course?.level ? levels[course.level] : '—'}</td>
            <td data-label={columns.duration} lang="en">
              {course?.duration ?? '—'}
            </td>
            <td data-label={columns.fees}>{typeof course?.fees === 'number' ? formatRupees(course.fees) : '—'}</td>
            <td data-label={columns.seats}>{course?.seats ?? '—'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type CoursesProps = { courses: readonly DeskCourse[]; text: DeskInstitutionMessages }

export function Courses({ courses, text }: CoursesProps) {
  return <CourseTable rows={courses.map((course, at) => ({ key: String(at), course }))} text={text} />
}

type PreviewProps = { preview: DeskCoursesPreview; text: DeskInstitutionMessages }

/** What would become of each row that was pasted, and which courses would go. */
export function CoursesPreview({ preview: { rows, removed }, text }: PreviewProps) {
  const wrong = rows.filter(({ fate }) => fate === 'wrong').length
  return (
    <>
      {wrong > 0 && <p className="desk-bad">{formatMessage(text.wrongRows, { count: wrong })}</p>}
      <CourseTable
        rows={rows.map(({ line, fate, flaw, course }) => ({
          key: String(line),
          course,
          isWrong: fate === 'wrong',
          fate: `${text.line} ${line}: ${text.fates[fate]}${flaw === null ? '' : ` (${text.courseFlaws[flaw]})`}`,
        }))}
        text={text}
      />
      <p>{formatMessage(text.removed, { count: removed.length })}</p>
      {removed.length > 0 && <Courses courses={removed} text={text} />}
    </>
  )
}
