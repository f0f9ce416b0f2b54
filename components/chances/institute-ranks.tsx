import Link from 'next/link'
import { Disclosure } from '@/components/ui/disclosure'
import { ProviderText } from '@/components/ui/provider-text'
import type { InstituteRanks as Ranks } from '@/lib/contract/closing-ranks/institute-ranks'
import type { Language } from '@/lib/contract/language'
import type { ChanceMessages } from '@/lib/messages/en/chances'
import { categoriesOf } from '@/lib/rules/chances/chance-form'
import { coursesWith, isUnexplained, type RankedCourse, rankedCourses, roundsOf } from '@/lib/rules/chances/rank-rows'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { langMark, sayText } from '@/lib/rules/text/localized-text'
import { CollegeCode, RankPlace } from './rank-place'
import { CategoryLegend } from './category-legend'
import { RankTable } from './rank-table'

type Exam = Ranks[number]
type Year = Exam['years'][number]
type Props = {
  exams: Readonly<Ranks>
  /** A rank can be asked about, too. */
  canAsk?: boolean
  lang: Language
  text: ChanceMessages
}

/** The closing ranks of an institution: the latest year, and earlier ones behind a heading that opens. Nothing where there are none. */
export function InstituteRanks({ exams, canAsk = true, lang, text }: Props) {
  if (exams.length === 0) return null
  return (
    <section aria-labelledby="closing-ranks" className="grid grid-cols-1 gap-5">
      <div className="grid gap-1">
        <h3 id="closing-ranks" className="text-xl font-semibold">
          {text.ofInstitution}
        </h3>
        <p className="max-w-[38em] text-ink-2">{text.ofInstitutionIntro}</p>
      </div>
      {exams.map((exam) => (
        <ExamRanks key={exam.id} exam={exam} lang={lang} text={text} />
      ))}
      {canAsk && (
        <Link
          href={localizedPath('/admission-chances', lang)}
          prefetch={false}
          className="inline-flex min-h-11 items-center justify-self-start font-semibold text-river underline-offset-4 hover:underline print:hidden"
        >
          {text.tryOwn}
        </Link>
      )}
    </section>
  )
}

/** Whether the lists of a year have the institution under several codes: a new one for each year is no second. */
const hasSeveralCodes = ({ years }: Exam) =>
  years.some(({ courses }) => new Set(courses.flatMap(({ college }) => college?.code ?? [])).size > 1)

function ExamRanks({ exam, lang, text }: Omit<Props, 'exams'> & { exam: Exam }) {
  const [latest, ...earlier] = exam.years
  if (latest === undefined) return null
  return (
    <div className="grid grid-cols-1 gap-4">
      {hasSeveralCodes(exam) && <p className="max-w-[38em]">{text.severalCodes}</p>}
      <YearRanks exam={exam} year={latest} isLatest lang={lang} text={text} />
      {earlier.length > 0 && (
        <Disclosure summary={fillMessage(text.earlier, { exam: sayText(exam.name, lang) })}>
          <div className="grid grid-cols-1 gap-6 pt-2">
            {earlier.map((year) => (
              <YearRanks key={year.year} exam={exam} year={year} lang={lang} text={text} />
            ))}
          </div>
        </Disclosure>
      )}
      <CategoryLegend categories={categoriesOf([exam])} from={exam.wordsFrom} lang={lang} text={text} />
    </div>
  )
}

type YearProps = Omit<Props, 'exams'> & { exam: Exam; year: Year; isLatest?: boolean }

function YearRanks({ exam, year, isLatest = false, lang, text }: YearProps) {
  const ranked = rankedCourses(year)
  const cells = ranked.flatMap(({ lines }) => lines.flatMap(({ rounds }) => rounds))
  const gaps = cells.flatMap((cell) => (cell.rank === null ? cell : []))
  return (
    <div className="grid grid-cols-1 gap-3">
      <h4 lang={langMark(exam.name, lang)} className="text-lg font-semibold">
        {fillMessage(text.examYear, { exam: sayText(exam.name, lang), year: year.year })}
      </h4>
      {exam.isSample && <p className="text-sm text-ink-2">{text.sample}</p>}
      {isLatest && year.courses.length > 1 && (
        <CategoryRanks {...{ year, ranked, lang, text }} saysCode={hasSeveralCodes(exam)} />
      )}
      {ranked.map((each, index) => (
        <CourseRanks key={index} {...{ year, ...each, lang, text }} saysCode={hasSeveralCodes(exam)} />
      ))}
      {gaps.some(({ isNobody }) => isNobody) && <p className="text-sm text-ink-2">{text.nobodyNote}</p>}
      {gaps.some(({ isNobody }) => !isNobody) && <p className="text-sm text-ink-2">{text.notKnownNote}</p>}
      <ul className="grid gap-1 text-sm text-ink-2">
        {year.lists.map((list) => (
          <li key={list.id}>
            <RankPlace round={list.round} year={list.year} page={null} list={list} lang={lang} text={text} />
          </li>
        ))}
      </ul>
    </div>
  )
}

type TableProps = Omit<YearProps, 'exam' | 'isLatest'> & {
  /** Of which college of the lists a course is stands beside it. */
  saysCode: boolean
}
type CourseProps = TableProps & RankedCourse

/** A course: a table of category by round, and beside each line how it moved. */
function CourseRanks({ year, course, lines, saysCode, lang, text }: CourseProps) {
  const name = nameOf(course, saysCode, lang)
  return (
    <Disclosure
      summary={
        <span className="grid gap-0.5">
          <ProviderText of={course.name} lang={lang} className="wrap-anywhere" />
          {saysCode && course.college !== null && <CollegeCode college={course.college} lang={lang} text={text} />}
        </span>
      }
      className="rounded-card border border-line bg-surface px-5"
    >
      <RankTable
        label={name}
        caption={fillMessage(text.tableOf, { course: name, year: year.year })}
        column={text.categoryColumn}
        rows={lines.map((line) => ({ head: [line.category], line }))}
        rounds={roundsOf(year.lists)}
        text={text}
      />
    </Disclosure>
  )
}

/** All courses in one category: one table for a family that has one, instead of one for each course. */
function CategoryRanks({ year, ranked, saysCode, lang, text }: TableProps & { ranked: readonly RankedCourse[] }) {
  return (
    <Disclosure
      summary={text.byCategory}
      className="rounded-card border border-river-line bg-river-tint px-3 sm:px-5 print:hidden"
    >
      <div className="grid grid-cols-1 gap-2 pb-4">
        {year.categories.map((category) => {
          const name = isUnexplained(category)
            ? category.code
            : fillMessage(text.categoryOption, { code: category.code, name: sayText(category.name, lang) })
          return (
            <Disclosure
              key={category.code}
              summary={<span lang={langMark(category.name, lang)}>{name}</span>}
              className="rounded-card border border-line bg-surface px-3 sm:px-5"
            >
              <RankTable
                label={name}
                caption={fillMessage(text.tableOfCategory, { category: name, year: year.year })}
                column={text.courseColumn}
                rows={coursesWith(ranked, category.code).map(({ course, line }) => {
                  const code = saysCode ? course.college?.code : null
                  const [said, mark] = [sayText(course.name, lang), langMark(course.name, lang)]
                  if (code) return { head: [said, mark, fillMessage(text.collegeCode, { code })], line }
                  return { head: mark === undefined ? [said] : [said, mark], line }
                })}
                rounds={roundsOf(year.lists)}
                text={text}
              />
            </Disclosure>
          )
        })}
      </div>
    </Disclosure>
  )
}

function nameOf({ name, college }: RankedCourse['course'], saysCode: boolean, lang: Language): string {
  const code = saysCode ? (college?.code ?? null) : null
  return sayText(name, lang) + (code === null ? '' : ` (${code})`)
}
