import type { ExportTable } from '@/lib/contract/open-data'
import type { OpenDataMessages } from '@/lib/messages/en/open-data'
import { TABLE_COLUMNS } from '@/lib/rules/open-data/columns'

/** What stands in each column of each file. */
export function DataDictionary({ text }: { text: OpenDataMessages }) {
  return (
    <section aria-labelledby="dictionary" className="grid max-w-3xl grid-cols-1 gap-4">
      <h2 id="dictionary" className="text-h3 font-semibold">
        {text.dictionary}
      </h2>
      <p className="text-ink-2">{text.format}</p>
      <Columns table="institutions" title={text.institutionTable} text={text} />
      <Columns table="courses" title={text.courseTable} text={text} />
    </section>
  )
}

function Columns({ table, title, text }: { table: ExportTable; title: string; text: OpenDataMessages }) {
  return (
    <div
      className="overflow-x-auto rounded-card border border-line bg-surface"
      role="region"
      aria-label={title}
      tabIndex={0}
    >
      <table className="w-full text-left text-sm">
        <caption className="px-5 pt-4 pb-2 text-left text-base font-semibold">{title}</caption>
        <thead className="text-grey">
          <tr>
            <th scope="col" className="px-5 py-2 font-medium">
              {text.column}
            </th>
            <th scope="col" className="py-2 pr-5 font-medium">
              {text.type}
            </th>
            <th scope="col" className="py-2 pr-5 font-medium">
              {text.meaning}
            </th>
          </tr>
        </thead>
        <tbody>
          {TABLE_COLUMNS[table].map(({ name, type, isList }) => (
            <tr key={name} className="border-t border-line align-top">
              <th scope="row" className="px-5 py-2 font-mono font-normal" translate="no">
                {name}
              </th>
              <td className="py-2 pr-5 text-ink-2">
                {type}
                {isList && <span className="block">{text.several}</span>}
              </td>
              <td className="min-w-48 py-2 pr-5">{text.columns[name].text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
