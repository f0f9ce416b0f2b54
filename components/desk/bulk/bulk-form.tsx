import { BULK_FIELDS, type BulkField, type BulkRecord } from '@/lib/contract/desk/bulk'
import type { Language } from '@/lib/contract/language'
import type { DeskBulkMessages } from '@/lib/messages/en/desk-bulk'
import type { DeskInstitutionMessages } from '@/lib/messages/en/desk-institutions'
import { DESK_POSTS, deskPath } from '@/lib/rules/desk/desk-path'
import { formatMessage } from '@/lib/rules/text/format-message'
import { InstitutionInput, type Lookups } from '@/components/desk/institution-fields'
import { BulkTable } from './bulk-table'

export type Shown = {
  ids: readonly string[]
  field: BulkField | null
  value: string
  lookups: Lookups
  lang: Language
  text: DeskBulkMessages
  words: DeskInstitutionMessages
}

const Ids = ({ ids }: Pick<Shown, 'ids'>) => ids.map((id) => <input key={id} type="hidden" name="id" value={id} />)

/** Asks what is to be said of all that were ticked: first of what, then what. */
export function BulkForm({ ids, field, value, lookups, lang, text, words }: Shown) {
  const action = deskPath(lang, '/institutions/change')
  return (
    <>
      <form method="get" action={action} className="desk-form">
        <Ids ids={ids} />
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
          <Ids ids={ids} />
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
  const count = records.filter(({ fate }) => fate === 'changed').length
  const versions = records.flatMap(({ id, version }) => (version === null ? [] : `${id}:${version}`)).join(' ')
  return (
    <section aria-labelledby="preview">
      <h2 id="preview">{text.preview}</h2>
      <BulkTable records={records} {...{ ...shown, field }} />
      {count === 0 ? (
        <p>{text.none}</p>
      ) : (
        <form method="post" action={`${DESK_POSTS}change-many`} className="desk-form">
          {Object.entries({ lang, field, value, records: versions }).map(([name, each]) => (
            <input key={name} type="hidden" name={name} value={each} />
          ))}
          <p>{text.hint}</p>
          <button type="submit">{formatMessage(text.doIt, { count })}</button>
        </form>
      )}
    </section>
  )
}
