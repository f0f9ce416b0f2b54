import { Chip } from '@/components/ui/chip'
import type { Course } from '@/lib/contract/institute'
import type { Language } from '@/lib/contract/language'
import type { InstituteMessages } from '@/lib/messages/en/institute'
import type { FeeLine } from '@/lib/rules/costs/cost'
import { rangeOfCourse } from '@/lib/rules/costs/institute-costs'
import { type CourseGroup, groupCourses } from '@/lib/rules/institute/course-groups'
import { langMark, sayText } from '@/lib/rules/text/localized-text'
import { CourseTable } from './course-table'
import { EmptyNote } from './empty-note'

type Props = {
  courses: readonly Course[]
  /** What an authority fixed for the institution. */
  feeLines: readonly FeeLine[]
  lang: Language
  text: InstituteMessages['courses']
}

const levelOf = ({ level }: CourseGroup, text: Props['text']) => level && text.levelKinds[level]

/** A heading for each group; for courses without a category, their level, or only where other groups have one. */
function headingOf(group: CourseGroup, groups: readonly CourseGroup[], { lang, text }: Pick<Props, 'lang' | 'text'>) {
  return (
    (group.category && sayText(group.category, lang)) ?? levelOf(group, text) ?? (groups.length > 1 ? text.other : null)
  )
}

/** Courses by category (spec 2 §2, "Courses & Fees"). */
export function CoursesPanel({ courses, feeLines, lang, text }: Props) {
  const groups = groupCourses(courses)
  if (groups.length === 0) return <EmptyNote>{text.empty}</EmptyNote>
  const governmentSeat = (course: Course) => rangeOfCourse(feeLines, course)
  const known = {
    duration: courses.some((course) => course.duration !== null),
    fees: courses.some((course) => course.fees !== null),
    seats: courses.some((course) => course.seats !== null),
  }
  return (
    <div className="grid gap-8">
      {groups.map((group) => {
        const heading = headingOf(group, groups, { lang, text })
        const level = levelOf(group, text)
        const mark = group.category === null ? undefined : langMark(group.category, lang)
        return (
          <div key={`${group.level} ${group.category?.en}`} className="grid gap-3">
            {heading === null ? null : (
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <h3 lang={mark} className="text-h3 font-semibold wrap-anywhere">
                  {heading}
                </h3>
                {level === null || level.toLowerCase() === heading.toLowerCase() ? null : <Chip>{level}</Chip>}
              </div>
            )}
            <CourseTable
              courses={group.courses}
              label={heading ?? text.name}
              labelLang={mark}
              known={{ ...known, government: group.courses.some((course) => governmentSeat(course) !== null) }}
              governmentSeat={governmentSeat}
              lang={lang}
              text={text}
            />
          </div>
        )
      })}
    </div>
  )
}
