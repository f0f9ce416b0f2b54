import { Fragment } from 'react'
import { ReportLink } from '@/components/sources/report-link'
import { Disclosure } from '@/components/ui/disclosure'
import { ProviderText } from '@/components/ui/provider-text'
import type { Language } from '@/lib/contract/language'
import type { CostMessages } from '@/lib/messages/en/costs'
import type { SourceMessages } from '@/lib/messages/en/sources'
import { type CollegeCost, collegeCostOf } from '@/lib/rules/costs/college-cost'
import { type Cost, costOf, type Family, type FeeLine, rowsOf } from '@/lib/rules/costs/cost'
import { sayIncome, sayRange } from '@/lib/rules/costs/say-cost'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatMessage } from '@/lib/rules/text/format-message'
import { type ChosenCollege, CollegeCosts, CollegeSource, sayParts } from './college-costs'
import { CostReasons } from './cost-reasons'
import { FeeSource } from './fee-source'

type Props = {
  line: FeeLine
  family: Family
  /** That at which the family looks, where it chose one. */
  college: ChosenCollege | null
  lang: Language
  text: CostMessages
  sourceText: SourceMessages
}

/** What a line of a sheet comes to for a family, and why; or what is not known, and whom to ask. */
export function CostAnswer({ line, family, college, lang, text, sourceText }: Props) {
  const ownFees = college?.detail.ownFees ?? null
  const cost = costOf(line, family, ownFees?.management_fee)
  const atCollege = ownFees && collegeCostOf(line, cost, ownFees)
  // What the college itself asks stands on no sheet.
  const isBySheet = family.seat !== 'management'
  return (
    <section
      aria-labelledby="cost-answer"
      className="grid gap-6 rounded-panel border border-river-line bg-river-tint p-5 sm:p-8 print:border-0 print:p-0"
    >
      {cost.isKnown ? <Amounts cost={cost} line={line} lang={lang} text={text} /> : <Unknown {...{ cost, text }} />}
      <Chosen {...{ line, family, college, lang, text }} />
      {cost.isKnown && isBySheet && <CostReasons {...{ cost, line, family, lang, text }} />}
      {cost.isKnown && !isBySheet && <p>{text.collegeAsks}</p>}
      {college !== null && atCollege !== null && <CollegeCosts {...{ college, cost: atCollege, lang, text }} />}
      {(cost.isKnown || atCollege !== null) && (
        <>
          <EachYear {...{ line, cost, atCollege, lang, text }} />
          <div className="grid gap-1.5">
            <h3 className="text-base font-semibold tracking-normal">{text.notInSum}</h3>
            <ul className="grid list-disc gap-1 pl-5">
              {atCollege === null && <li>{text.missingLiving}</li>}
              <li>{text.missingElse}</li>
            </ul>
          </div>
        </>
      )}
      {isBySheet && <FeeSource sheet={line.sheet} lang={lang} text={text} />}
      {college !== null && <CollegeSource {...{ college, lang, text, sourceText }} />}
      <ReportLink id={college?.id ?? null} figure="costs" lang={lang}>
        {sourceText.report}
      </ReportLink>
    </section>
  )
}

type Known = Cost & { isKnown: true }

function Amounts({ cost, line, lang, text }: Pick<Props, 'line' | 'lang' | 'text'> & { cost: Known }) {
  const { course, sheet } = line
  return (
    <div className="grid gap-1">
      <h2 id="cost-answer" className="grid gap-1 text-lg font-medium tracking-normal text-ink-2">
        {text.wouldPay}{' '}
        <strong className="text-h2 font-semibold text-ink tabular-nums">
          {fillMessage(text.aYear, { amount: sayRange(cost.aYear, text) })}
        </strong>
      </h2>
      {cost.wholeCourse === null ? (
        <p className="text-lg">
          {text.wholeUnknown} {course.yearsNote !== null && <ProviderText of={course.yearsNote} lang={lang} />}
        </p>
      ) : (
        <p className="text-lg tabular-nums">
          <span className="font-semibold">
            {fillMessage(text.wholeCourse, { amount: sayRange(cost.wholeCourse, text) })}
          </span>{' '}
          ({formatMessage(text.yearsOfCourse, { years: course.years ?? 0 })}
          {', '}
          {cost.columns.length > 0 ? fillMessage(text.wholeCourseIf, { year: sheet.year }) : text.wholeCourseIfSame})
        </p>
      )}
    </div>
  )
}

function Unknown({ cost, text }: { cost: Cost & { isKnown: false }; text: CostMessages }) {
  return (
    <div className="grid gap-2">
      <h2 id="cost-answer" className="text-xl font-semibold">
        {text.cannotSay}
      </h2>
      <p>{cost.because === 'college-decides' ? text.collegeDecides : text.notOnSheet}</p>
    </div>
  )
}

function Chosen({ line, family: { seat, category, income }, college, lang, text }: Omit<Props, 'sourceText'>) {
  const said = [
    text.seats[seat],
    category === null ? null : text.categories[category],
    income === null ? null : sayIncome(income, text),
  ].filter((part) => part !== null)
  return (
    <p className="text-ink-2">
      <span className="font-semibold">{text.youChose}: </span>
      <ProviderText of={line.course.name} lang={lang} />
      {' · '}
      {rowsOf(line).map(({ id, name }, index) => (
        <Fragment key={id}>
          {index > 0 && ' / '}
          <ProviderText of={name} lang={lang} />
        </Fragment>
      ))}
      {` · ${said.join(' · ')}`}
      {college !== null && (
        <>
          {' · '}
          <ProviderText of={college.detail.name} lang={lang} />
        </>
      )}
    </p>
  )
}

type YearProps = Pick<Props, 'line' | 'lang' | 'text'> & { cost: Cost; atCollege: CollegeCost | null }

/** What is known of each year: the seat, or with it what the college asks; nothing where the years are not known. */
function EachYear({ line, cost, atCollege, lang, text }: YearProps) {
  const { years } = line.course
  const aYear = atCollege?.together.aYear ?? (cost.isKnown ? cost.aYear : null)
  if (years === null || !Number.isInteger(years) || aYear === null) return null
  const parts = atCollege?.known.map(({ part }) => part) ?? []
  const summary =
    parts.length === 0 ? text.eachYear : fillMessage(text.eachYearOf, { parts: sayParts(parts, { lang, text }) })
  return (
    <Disclosure summary={summary}>
      <dl className="grid gap-px">
        {Array.from({ length: years }, (_, index) => (
          <div key={index} className="flex justify-between gap-4 border-t border-river-line py-2">
            <dt>{fillMessage(text.yearNumber, { number: index + 1 })}</dt>
            <dd className="font-semibold tabular-nums">{sayRange(aYear, text)}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  )
}
