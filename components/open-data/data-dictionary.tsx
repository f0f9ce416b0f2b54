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
    <div className="grid grid-cols-1 gap-2">
      <h3 className="font-semibold">{title}</h3>
      <dl className="grid grid-cols-1 gap-px overflow-hidden rounded-card border border-line bg-line text-sm">
        {TABLE_COLUMNS[table].map(({ name, type, isList }) => (
          <div key={name} className="grid gap-x-5 bg-surface px-5 py-2.5 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
            <dt className="flex flex-wrap items-baseline gap-x-3">
              <code translate="no" className="font-mono">
                {name}
              </code>
              <span className="text-grey">
                <span lang="en" translate="no">
                  {type}
                </span>
                {isList && `, ${text.several}`}
              </span>
            </dt>
            <dd>{text.columns[name].text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
