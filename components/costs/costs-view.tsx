import { clsx } from 'clsx'
import { Card } from '@/components/ui/card'
import { Disclosure } from '@/components/ui/disclosure'
import { EmptyState } from '@/components/ui/empty-state'
import { RetryLink } from '@/components/ui/retry-link'
import type { FeeSheet } from '@/lib/contract/fee-rules'
import type { Language } from '@/lib/contract/language'
import type { Scholarship } from '@/lib/contract/scholarship'
import type { CostMessages } from '@/lib/messages/en/costs'
import type { SourceMessages } from '@/lib/messages/en/sources'
import { incomeBands } from '@/lib/rules/costs/cost'
import { type CostChoice, type CostReply, readChoice } from '@/lib/rules/costs/cost-form'
import { countScholarships, fittingScholarships } from '@/lib/rules/costs/scholarships'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import type { Route } from '@/lib/rules/routes/table'
import type { ChosenCollege } from './college-costs'
import { CostAnswer } from './cost-answer'
import { CostForm } from './cost-form'
import { FeeSheetTables } from './fee-sheet-tables'
import { ScholarshipList } from './scholarship-list'

type Props = {
  route: Extract<Route, '/costs' | '/costs/answer'>
  /** `null` of a provider that has none. */
  sheets: readonly FeeSheet[] | null | 'failed'
  /** `null` of a provider that has none: nothing is said of them. */
  scholarships: readonly Scholarship[] | null | 'failed'
  /** `yyyy-mm-dd` in India. */
  today: string
  /** What was chosen, and what came of it; `null`: nothing is kept. */
  reply: CostReply | null
  /** The college at which the family looks, or that it cannot be read now; `null`: none. */
  college: ChosenCollege | null | 'failed'
  lang: Language
  text: CostMessages
  sourceText: SourceMessages
}

const NOTHING: CostReply = { typed: {}, failure: null }

/** What studying costs a family: the form, its answer above it once there is one, and the sheets behind it. */
export function CostsView(props: Props) {
  const { route, sheets, reply, lang, text } = props
  const choice =
    route === '/costs/answer' && reply?.failure === null && Array.isArray(sheets)
      ? readChoice(reply.typed, sheets)
      : null
  return (
    <div className="page-column grid grid-cols-1 gap-6 pt-8 md:gap-10 md:pt-14">
      <div className="grid max-w-2xl gap-3">
        <h1 className={clsx(choice === null ? 'text-h1' : 'text-h2', 'font-semibold')}>{text.title}</h1>
        {choice === null && <p className="text-ink-2 print:hidden">{text.intro}</p>}
      </div>
      {sheets === 'failed' ? (
        <EmptyState
          scene="trouble"
          title={text.failed}
          text={text.failedHint}
          action={<RetryLink href={localizedPath(route, lang)}>{text.retry}</RetryLink>}
        />
      ) : sheets === null ? (
        <EmptyState scene="quiet" title={text.empty} text={text.emptyHint} />
      ) : (
        <>
          <Asked {...props} sheets={sheets} choice={choice} />
          {sheets.map((sheet) => (
            <FeeSheetTables
              key={sheet.year}
              sheet={sheet}
              isSourced={choice?.line?.sheet === sheet && choice.family.seat !== 'management'}
              lang={lang}
              text={text}
            />
          ))}
        </>
      )}
    </div>
  )
}

type AskedProps = Props & { sheets: readonly FeeSheet[]; /** What is to be answered. */ choice: CostChoice | null }

/** The answer with the form folded away under it, or the form alone. */
function Asked({ route, sheets, scholarships, today, reply, choice, college, lang, text, sourceText }: AskedProps) {
  const known = scholarships === 'failed' ? null : scholarships
  const incomes = incomeBands([...sheets.flatMap(({ columns }) => columns), ...(known ?? [])])
  const form = <CostForm {...{ sheets, incomes, reply: reply ?? NOTHING, college, lang, text }} />
  if (choice !== null && choice.line !== null) {
    const { line, family } = choice
    return (
      <div className="opens-on-paper grid gap-6 md:gap-8">
        {college === 'failed' && <p className="text-ink-2">{text.collegeFailed}</p>}
        <CostAnswer {...{ line, family, college: college === 'failed' ? null : college, lang, text, sourceText }} />
        {scholarships === 'failed' && <p className="text-ink-2">{text.scholarshipsFailed}</p>}
        {known !== null && (
          <ScholarshipList
            scholarships={fittingScholarships(known, line.course.id, family, today)}
            known={countScholarships(known)}
            {...{ today, lang, text }}
          />
        )}
        <Card className="px-5 sm:px-8 print:hidden">
          <Disclosure summary={text.change}>
            <div className="pt-2 pb-6">{form}</div>
          </Disclosure>
        </Card>
      </div>
    )
  }
  const note = choice !== null ? text.lineGone : route === '/costs/answer' && reply === null ? text.nothingKept : null
  return (
    <Card as="section" className="grid gap-5 rounded-panel p-5 sm:p-8">
      {note !== null && <p className="rounded-md bg-river-tint px-4 py-3 text-ink-2">{note}</p>}
      {form}
    </Card>
  )
}
