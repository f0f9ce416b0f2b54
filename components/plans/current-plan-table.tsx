import type { ReactNode } from 'react'
import type { Language } from '@/lib/contract/lenient'
import type { PlansMessages } from '@/lib/messages/en/plans'
import { formatDay } from '@/lib/rules/indian-date'
import { formatPrice } from '@/lib/rules/money'
import type { PlanRow } from '@/lib/rules/plans'

type Props = {
  row: PlanRow
  /** What can be done about it: the last column. */
  action: ReactNode
  lang: Language
  text: PlansMessages
  /** The id of the heading that names the table. */
  labelledBy: string
}

/**
 * A plan as one row: Plan, Billing Date, Expire Date, Amount, Action (spec 2 §2). On a phone each cell
 * stands under its column's name; the roles keep it a table for those who hear it.
 */
export function CurrentPlanTable({ row, action, lang, text, labelledBy }: Props) {
  const day = (value: string | null) => (value === null ? text.unknown : formatDay(value, lang))
  const cells: [column: string, cell: ReactNode][] = [
    [text.plan, row.name === null ? text.freePlan : <span lang={lang === 'en' ? undefined : 'en'}>{row.name}</span>],
    [text.billingDate, day(row.startDate)],
    [text.expireDate, day(row.expireDate)],
    [text.amount, row.rupees === null ? text.unknown : formatPrice(row.rupees)],
    [text.action, action],
  ]
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <table role="table" aria-labelledby={labelledBy} className="block w-full text-left md:table">
        <thead role="rowgroup" className="sr-only md:not-sr-only md:table-header-group">
          <tr role="row" className="md:border-b md:border-line">
            {cells.map(([column]) => (
              <th key={column} role="columnheader" scope="col" className="px-5 py-3 text-sm font-medium text-grey">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="block md:table-row-group">
          <tr role="row" className="grid grid-cols-2 gap-x-4 gap-y-3 p-5 md:table-row md:p-0">
            {cells.map(([column, cell], index) => (
              <td
                key={column}
                role="cell"
                className={`grid content-start gap-0.5 wrap-anywhere md:table-cell md:px-5 md:py-4 md:align-middle ${index === 0 ? 'col-span-2 font-semibold' : ''}`}
              >
                <span aria-hidden className="text-sm font-normal text-grey md:hidden">
                  {column}
                </span>
                <span>{cell}</span>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  )
}
