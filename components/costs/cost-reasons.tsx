import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { ProviderText } from '@/components/ui/provider-text'
import type { Language } from '@/lib/contract/language'
import type { CostMessages } from '@/lib/messages/en/costs'
import { type Cost, type Family, type FeeLine, periodsOfYear, reasonsOfRange, rowsOf } from '@/lib/rules/costs/cost'
import { sayIncluded, sayRange } from '@/lib/rules/costs/say-cost'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatRupees } from '@/lib/rules/text/money'

type Props = { cost: Cost & { isKnown: true }; line: FeeLine; family: Family; lang: Language; text: CostMessages }

function Row({
  label,
  note,
  amount,
  isSum = false,
}: {
  label: ReactNode
  note?: ReactNode
  amount: string
  isSum?: boolean
}) {
  return (
    <div className="flex items-baseline justify-between gap-5 border-t border-river-line py-2.5">
      <dt className={clsx('min-w-0', isSum && 'font-semibold')}>
        {label}
        {note && <span className="block text-sm text-ink-2">{note}</span>}
      </dt>
      <dd className="shrink-0 font-semibold tabular-nums">{amount}</dd>
    </div>
  )
}

/** How the sum comes about, line by line, and what is odd about it. */
export function CostReasons({ cost, line, family, lang, text }: Props) {
  const { sheet, table, course, row } = line
  // Which document that is, whose and of which day, stands below (fee-source.tsx).
  const from = [
    fillMessage(text.lineOf, { year: sheet.year }),
    ...(sheet.page === null ? [] : [fillMessage(text.page, { page: sheet.page })]),
  ].join(', ')
  const times = periodsOfYear(table)
  const isUnsure = rowsOf(line).length > 1
  // What stands within a fee is said line by line.
  const included = isUnsure ? null : sayIncluded(cost.fee, course, row, text)
  const reasons = reasonsOfRange(line, cost, family)
  const notes = [
    included,
    table.saysPeriod ? null : text.periodUnsaid,
    ...reasons.map((reason) => text.rangeReasons[reason]),
  ].filter((note) => note !== null)
  const isSummed = times > 1 || course.extras.length > 0
  return (
    <div className="grid gap-3">
      <h3 className="text-base font-semibold tracking-normal">{text.because}</h3>
      <dl>
        {cost.columns.map(({ column, row: of, amount }) => (
          <Row
            key={`${of.id} ${column.id}`}
            label={text.feeOfPeriod[table.period]}
            note={
              <>
                {isUnsure && <ProviderText of={of.name} lang={lang} className="block" />}
                <ProviderText of={column.name} lang={lang} />
                {column.note !== null && <ProviderText of={column.note} lang={lang} className="block" />}
                <span className="block">{from}</span>
              </>
            }
            amount={formatRupees(amount)}
          />
        ))}
        {course.extras.map((extra, index) => (
          <Row
            key={index}
            label={<ProviderText of={extra.name} lang={lang} />}
            note={from}
            amount={`+ ${formatRupees(extra.amount)}`}
          />
        ))}
        {times > 1 && <Row label={text.twoSemesters} amount={`× ${times}`} />}
        {isSummed && <Row label={text.sumOfYear} amount={sayRange(cost.aYear, text)} isSum />}
      </dl>
      {notes.map((note) => (
        <p key={note} className="text-ink-2">
          {note}
        </p>
      ))}
    </div>
  )
}
