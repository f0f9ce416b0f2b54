import { Disclosure } from '@/components/ui/disclosure'
import { ProviderText } from '@/components/ui/provider-text'
import type { Language } from '@/lib/contract/lenient'
import type { CostMessages } from '@/lib/messages/en/costs'
import { type Cost, costOf, type Family, type FeeLine } from '@/lib/rules/costs/cost'
import { sayIncome, sayRange } from '@/lib/rules/costs/say-cost'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatMessage } from '@/lib/rules/text/format-message'
import { CostReasons } from './cost-reasons'
import { FeeSource } from './fee-source'

type Props = { line: FeeLine; family: Family; lang: Language; text: CostMessages }

/** What a line of a sheet comes to for a family, and why; or what is not known, and whom to ask. */
export function CostAnswer({ line, family, lang, text }: Props) {
  const cost = costOf(line, family)
  return (
    <section
      aria-labelledby="cost-answer"
      className="grid gap-6 rounded-panel border border-river-line bg-river-tint p-5 sm:p-8 print:border-0 print:p-0"
    >
      {cost.isKnown ? <Amounts cost={cost} line={line} lang={lang} text={text} /> : <Unknown {...{ cost, text }} />}
      <Chosen {...{ line, family, lang, text }} />
      {cost.isKnown && (
        <>
          <CostReasons {...{ cost, line, family, lang, text }} />
          {line.course.years !== null && Number.isInteger(line.course.years) && (
            <EachYear years={line.course.years} amount={sayRange(cost.aYear, text)} text={text} />
          )}
          <div className="grid gap-1.5">
            <h3 className="text-base font-semibold tracking-normal">{text.notInSum}</h3>
            <ul className="grid list-disc gap-1 pl-5">
              {text.missing.map((part) => (
                <li key={part}>{part}</li>
              ))}
            </ul>
          </div>
        </>
      )}
      <FeeSource sheet={line.sheet} lang={lang} text={text} />
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
          {fillMessage(text.wholeCourseIf, { year: sheet.year })})
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

function Chosen({ line, family: { seat, category, income }, lang, text }: Props) {
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
      <ProviderText of={line.row.name} lang={lang} />
      {` · ${said.join(' · ')}`}
    </p>
  )
}

function EachYear({ years, amount, text }: { years: number; amount: string; text: CostMessages }) {
  return (
    <Disclosure summary={text.eachYear} className="print:hidden">
      <dl className="grid gap-px">
        {Array.from({ length: years }, (_, index) => (
          <div key={index} className="flex justify-between gap-4 border-t border-river-line py-2">
            <dt>{fillMessage(text.yearNumber, { number: index + 1 })}</dt>
            <dd className="font-semibold tabular-nums">{amount}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  )
}
