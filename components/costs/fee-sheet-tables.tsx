import { CsvLink } from '@/components/ui/csv-link'
import { Disclosure } from '@/components/ui/disclosure'
import { ProviderText } from '@/components/ui/provider-text'
import type { FeeSheet, FeeTable } from '@/lib/contract/fee-rules'
import type { Language } from '@/lib/contract/language'
import type { CostMessages } from '@/lib/messages/en/costs'
import { listFileHref } from '@/lib/rules/open-data/list-files'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { langMark, sayText } from '@/lib/rules/text/localized-text'
import { formatRupees } from '@/lib/rules/text/money'
import { FeeSource } from './fee-source'

type Props = { sheet: FeeSheet; lang: Language; text: CostMessages }
type SheetProps = Props & { /** Its source stands elsewhere on the page. */ isSourced: boolean }

/** A whole sheet as its authority published it: each of its tables opens under its title. */
export function FeeSheetTables({ sheet, isSourced, lang, text }: SheetProps) {
  return (
    <section aria-labelledby={`sheet-${sheet.year}`} className="grid gap-4 print:hidden">
      <div className="grid max-w-2xl gap-1">
        <h2 id={`sheet-${sheet.year}`} className="text-h3 font-semibold">
          {fillMessage(text.sheetOfYear, { year: sheet.year })}
        </h2>
        <p className="text-ink-2">{text.sheetsIntro}</p>
      </div>
      <div className="grid gap-px overflow-hidden rounded-card border border-line bg-line">
        {sheet.tables.map((table, index) => (
          <Disclosure
            key={index}
            summary={<ProviderText of={table.title} lang={lang} />}
            className="bg-surface px-4 sm:px-5"
          >
            <Table table={table} sheet={sheet} lang={lang} text={text} />
          </Disclosure>
        ))}
      </div>
      {isSourced ? null : <FeeSource sheet={sheet} lang={lang} text={text} />}
      <CsvLink href={listFileHref('fees', lang, `year=${encodeURIComponent(sheet.year)}`)}>{text.download}</CsvLink>
    </section>
  )
}

/** On a phone each line is a list of its cells, each with its column; the roles are written out for browsers that forget them then. */
function Table({ table, sheet: { columns }, lang, text }: Props & { table: FeeTable }) {
  const cell = 'px-3 py-2.5 max-sm:flex max-sm:justify-between max-sm:gap-4 max-sm:p-0'
  return (
    <table
      role="table"
      aria-label={sayText(table.title, lang)}
      lang={langMark(table.title, lang)}
      className="mb-4 w-full border-collapse text-left text-sm max-sm:block"
    >
      <thead role="rowgroup" lang={lang} className="max-sm:sr-only">
        <tr role="row" className="text-grey">
          <th role="columnheader" scope="col" className="px-3 py-2 font-medium">
            {text.kind}
          </th>
          {columns.map(({ id, name, short }) => (
            <th key={id} role="columnheader" scope="col" className="w-28 px-3 py-2 text-right align-bottom font-medium">
              <ProviderText of={short ?? name} lang={lang} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" lang={lang} className="max-sm:block">
        {table.rows.map((row) => (
          <tr key={row.id} role="row" className="border-t border-line max-sm:grid max-sm:gap-1 max-sm:py-3">
            <th role="rowheader" scope="row" className="px-3 py-2.5 font-semibold max-sm:p-0">
              <ProviderText of={row.name} lang={lang} />
            </th>
            {columns.map(({ id, name, short }) => {
              const amount = row.amounts.find(({ column }) => column === id)?.amount ?? null
              return (
                <td key={id} role="cell" className={`${cell} text-right tabular-nums`}>
                  <span aria-hidden className="text-grey sm:hidden">
                    <ProviderText of={short ?? name} lang={lang} />
                  </span>
                  {amount === null ? '–' : formatRupees(amount)}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
