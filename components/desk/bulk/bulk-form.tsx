import { DeskForm } from '@/components/desk/desk-form'
import { BULK_FIELDS, type BulkField, type BulkRecord, MAX_AT_ONCE } from '@/lib/contract/desk/bulk'
import type { Language } from '@/lib/contract/language'
import type { DeskBulkMessages } from '@/lib/messages/en/desk-bulk'
import type { DeskInstitutionMessages } from '@/lib/messages/en/desk-institutions'
import { type BulkWhom, sayWhom } from '@/lib/rules/desk/bulk-path'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { formatMessage } from '@/lib/rules/text/format-message'
import { InstitutionInput, type Lookups } from '@/components/desk/institution-fields'
import { BulkFates, BulkTable, inOrderOfFate } from './bulk-table'

export type Shown = BulkWhom & {
  field: BulkField | null
  value: string
  lookups: Lookups
  lang: Language
  text: DeskBulkMessages
  words: DeskInstitutionMessages
}

const Hidden = ({ fields }: { fields: readonly [name: string, value: string][] }) =>
  fields.map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />)

/** Asks what is to be said of all that were ticked: first of what, then what. */
export function BulkForm({ field, value, lookups, lang, text, words, ...of }: Shown) {
  const whom = sayWhom(of)
  const action = deskPath(lang, '/institutions/change')
  return (
    <>
      <form method="get" action={action} className="desk-form">
        <Hidden fields={whom} />
        <label htmlFor="field">{text.field}</label>
        <select id="field" name="field" defaultValue={field ?? BULK_FIELDS[0]}>
          {BULK_FIELDS.map((name) => (
            <option key={name} value={name}>
              {name === 'retired' ? text.retired : words.fields[name]}
            </option>
          ))}
        </select>
        <button type="submit">{text.goOn}</button>
      </form>
      {field !== null && field !== 'retired' && (
        <form method="get" action={action} className="desk-form">
          <h2>{text.value}</h2>
          <Hidden fields={whom} />
          <input type="hidden" name="field" value={field} />
          <input type="hidden" name="look" value="1" />
          <InstitutionInput name={field} value={value} wrong={null} theirs={null} {...{ lookups, lang, text: words }} />
          <button type="submit">{text.look}</button>
        </form>
      )}
    </>
  )
}

/** What would become of each, and the button that does it to those that were shown so. */
export function BulkPreview({ records, ...shown }: Shown & { records: readonly BulkRecord[] }) {
  const { field, value, lang, text } = shown
  if (field === null) return null
  const changing = records.filter(({ fate }) => fate === 'changed')
  const count = changing.length
  // Of those that are ticked the change tells, too, what would not have changed.
  const sent = shown.found === null ? records : changing
  const versions = sent.flatMap(({ id, version }) => (version === null ? [] : `${id}:${version}`)).join(' ')
  const found: Record<string, string> =
    shown.found === null ? {} : { found: new URLSearchParams(shown.found).toString() }
  return (
    <section aria-labelledby="preview">
      <h2 id="preview">{text.preview}</h2>
      {records.length > MAX_AT_ONCE && (
        <>
          <BulkFates records={records} text={text} />
          <p>{formatMessage(text.firstOf, { count: MAX_AT_ONCE })}</p>
        </>
      )}
      <BulkTable records={inOrderOfFate(records).slice(0, MAX_AT_ONCE)} {...{ ...shown, field }} />
      {count === 0 ? (
        <p>{text.none}</p>
      ) : (
        <DeskForm
          to="change-many"
          lang={lang}
          hidden={{ field, value, records: versions, ...found }}
          className="desk-form"
        >
          <p>{text.hint}</p>
          <button type="submit">{formatMessage(text.doIt, { count })}</button>
        </DeskForm>
      )}
    </section>
  )
}
