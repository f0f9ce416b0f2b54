import { clsx } from 'clsx'
import type { FeeRange } from '@/lib/contract/fee-range'
import type { Course } from '@/lib/contract/institute'
import type { Language } from '@/lib/contract/language'
import type { InstituteMessages } from '@/lib/messages/en/institute'
import { sayRange } from '@/lib/rules/costs/say-cost'
import { figure } from '@/lib/rules/text/figure'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { markOf } from '@/lib/rules/text/localized-text'

type Column = 'duration' | 'fees' | 'seats' | 'government'
const COLUMNS: readonly Column[] = ['duration', 'fees', 'seats', 'government']

type Props = {
  courses: readonly Course[]
  label: string
  /** Where it is not the page's. */
  labelLang?: Language | undefined
  /** Which columns any course of the institution fills, or of the table what an authority fixed: one that none does is left out. */
  known: Record<Column, boolean>
  /** What a government seat costs in a year, where an authority fixed it. */
  governmentSeat: (course: Course) => FeeRange | null
  lang: Language
  text: InstituteMessages['courses']
}

type Value = { value: string | null; isWritten: boolean }

/** As lists write it, but for years, which have words of the page's language. */
function durationOf({ duration }: Course, text: Props['text']): Value {
  const years = /^(\d{1,2}(?:\.\d)?½?) years?$/i.exec(duration ?? '')?.[1]
  if (years === undefined) return { value: duration, isWritten: true }
  return { value: years === '1' ? text.oneYear : fillMessage(text.years, { years }), isWritten: false }
}

function valueOf(
  course: Course,
  column: Column,
  { governmentSeat, text }: Pick<Props, 'governmentSeat' | 'text'>,
): Value {
  if (column === 'duration') return durationOf(course, text)
  if (column === 'government') {
    const range = governmentSeat(course)
    return { value: range && sayRange(range, text), isWritten: false }
  }
  const value = course[column]
  return { value: value === null || value < 0 ? null : figure(value), isWritten: false }
}

/**
 * A table; on a phone each row is a card with its labels inside. The roles are written out because
 * some browsers forget them when a table is displayed as anything else.
 */
export function CourseTable({ courses, label, labelLang, known, governmentSeat, lang, text }: Props) {
  const columns = COLUMNS.filter((column) => known[column])
  const english = markOf('en', lang)
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <table role="table" aria-label={label} lang={labelLang} className="w-full border-collapse text-left max-sm:block">
        <thead role="rowgroup" lang={labelLang && lang} className="max-sm:sr-only">
          <tr role="row" className="text-sm text-grey">
            <th role="columnheader" scope="col" className="px-4 py-3 font-medium">
              {text.name}
            </th>
            {columns.map((column) => (
              <th
                key={column}
                role="columnheader"
                scope="col"
                className={clsx(
                  'px-4 py-3 font-medium',
                  column === 'government' ? 'w-56' : 'w-30',
                  column !== 'duration' && 'text-right',
                )}
              >
                {text[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" lang={labelLang && lang} className="max-sm:block">
          {courses.map((course, index) => (
            <tr
              key={index}
              role="row"
              className="border-t border-line max-sm:grid max-sm:grid-cols-3 max-sm:gap-x-3 max-sm:gap-y-2 max-sm:px-4 max-sm:py-4 max-sm:first:border-t-0"
            >
              <th
                role="rowheader"
                scope="row"
                lang={english}
                className="px-4 py-3 font-medium wrap-anywhere max-sm:col-span-3 max-sm:p-0 max-sm:font-semibold"
              >
                {course.name}
              </th>
              {columns.map((column) => {
                const { value, isWritten } = valueOf(course, column, { governmentSeat, text })
                return (
                  <td
                    key={column}
                    role="cell"
                    className={clsx(
                      'px-4 py-3 tabular-nums max-sm:p-0',
                      column !== 'duration' && 'text-right max-sm:text-left',
                      column === 'government' && 'max-sm:col-span-3',
                      value === null && 'text-grey',
                    )}
                  >
                    <span aria-hidden className="block text-xs text-grey sm:hidden">
                      {text[column]}
                    </span>
                    <span lang={isWritten ? english : undefined}>{value ?? '—'}</span>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
