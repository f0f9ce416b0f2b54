import Link from 'next/link'
import { Disclosure } from '@/components/ui/disclosure'
import { ProviderText } from '@/components/ui/provider-text'
import type { InstituteRanks as Ranks } from '@/lib/contract/closing-ranks/institute-ranks'
import type { Language } from '@/lib/contract/language'
import type { ChanceMessages } from '@/lib/messages/en/chances'
import { categoriesOf } from '@/lib/rules/chances/chance-form'
import { linesOf, roundsOf, sayRank } from '@/lib/rules/chances/rank-rows'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { langMark, sayText } from '@/lib/rules/text/localized-text'
import { RankPlace } from './chance-item'
import { CategoryLegend } from './category-legend'
import { RankChart } from './rank-chart'

type Exam = Ranks[number]
type Year = Exam['years'][number]
type Props = { exams: Readonly<Ranks>; lang: Language; text: ChanceMessages }

/** The closing ranks of an institution: the latest year, and earlier ones behind a heading that opens. Nothing where there are none. */
export function InstituteRanks({ exams, lang, text }: Props) {
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
      <Link
        href={localizedPath('/admission-chances', lang)}
        prefetch={false}
        className="inline-flex min-h-11 items-center justify-self-start font-semibold text-river underline-offset-4 hover:underline print:hidden"
      >
        {text.tryOwn}
      </Link>
    </section>
  )
}

function ExamRanks({ exam, lang, text }: Omit<Props, 'exams'> & { exam: Exam }) {
  const [latest, ...earlier] = exam.years
  if (latest === undefined) return null
  return (
    <div className="grid grid-cols-1 gap-4">
      <YearRanks exam={exam} year={latest} lang={lang} text={text} />
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

type YearProps = Omit<Props, 'exams'> & { exam: Exam; year: Year }

function YearRanks({ exam, year, lang, text }: YearProps) {
  const cells = year.courses.flatMap((course) => linesOf(year, course).flatMap(({ rounds }) => rounds))
  const gaps = cells.flatMap((cell) => (cell.rank === null ? cell : []))
  return (
    <div className="grid grid-cols-1 gap-3">
      <h4 lang={langMark(exam.name, lang)} className="text-lg font-semibold">
        {fillMessage(text.examYear, { exam: sayText(exam.name, lang), year: year.year })}
      </h4>
      {exam.isSample && <p className="text-sm text-ink-2">{text.sample}</p>}
      {year.courses.map((course, index) => (
        <CourseRanks key={index} year={year} course={course} lang={lang} text={text} />
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

type CourseProps = Omit<YearProps, 'exam'> & { course: Year['courses'][number] }

/** A course: a table of category by round, and beside each line how it moved. */
function CourseRanks({ year, course, lang, text }: CourseProps) {
  const rounds = roundsOf(year.lists)
  const lines = linesOf(year, course)
  const highest = Math.max(...lines.flatMap((line) => line.rounds.flatMap(({ rank }) => rank ?? [])))
  const name = sayText(course.name, lang)
  return (
    <Disclosure
      summary={<ProviderText of={course.name} lang={lang} className="wrap-anywhere" />}
      className="rounded-card border border-line bg-surface px-5"
    >
      {/* Eight columns and more on a phone: the table moves, not the page. */}
      <div tabIndex={0} role="region" aria-label={name} className="mb-4 overflow-x-auto">
        <table className="w-full text-left text-sm tabular-nums">
          <caption className="sr-only">{fillMessage(text.tableOf, { course: name, year: year.year })}</caption>
          <thead>
            <tr className="border-b border-line text-grey">
              <th scope="col" className="py-2 pr-4 font-medium">
                {text.categoryColumn}
              </th>
              {rounds.map((round) => (
                <th key={round} scope="col" className="py-2 pr-4 text-right font-medium">
                  {fillMessage(text.inRound, { round })}
                </th>
              ))}
              {rounds.length > 1 && <td />}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.category} className="border-b border-line last:border-0">
                <th scope="row" className="py-2 pr-4 font-semibold">
                  {line.category}
                </th>
                {line.rounds.map((cell, index) => (
                  <td key={index} className="py-2 pr-4 text-right whitespace-nowrap">
                    {cell.rank === null ? (
                      <>
                        <span aria-hidden>{cell.isNobody ? '–' : '?'}</span>
                        <span className="sr-only">{cell.isNobody ? text.nobody : text.notKnown}</span>
                      </>
                    ) : (
                      <>
                        {sayRank(cell.rank)}
                        {cell.page !== null && (
                          <span className="block text-xs text-grey">
                            {fillMessage(text.pageShort, { page: cell.page })}
                          </span>
                        )}
                      </>
                    )}
                  </td>
                ))}
                {rounds.length > 1 && (
                  <td className="w-28 py-1">
                    <RankChart line={line} highest={highest} />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Disclosure>
  )
}
