import { BULK_FATES, type BulkField, type BulkRecord } from '@/lib/contract/desk/bulk'
import type { Language } from '@/lib/contract/language'
import type { DeskBulkMessages } from '@/lib/messages/en/desk-bulk'
import type { DeskInstitutionMessages } from '@/lib/messages/en/desk-institutions'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { langMark, sayText } from '@/lib/rules/text/localized-text'
import { INSTITUTION_FIELDS } from '@/lib/contract/desk/institution'
import { type Lookups, sayValue } from '@/components/desk/institution-fields'
import { TableHead } from '@/components/desk/table-head'

type Props = {
  records: readonly BulkRecord[]
  field: BulkField
  lookups: Lookups
  lang: Language
  text: DeskBulkMessages
  words: DeskInstitutionMessages
}

/** What needs a look stands first. */
export const inOrderOfFate = (records: readonly BulkRecord[]) => {
  const isPlain = ({ fate }: BulkRecord) => fate === 'changed' || fate === 'same' || fate === 'undone'
  return [...records.filter((record) => !isPlain(record)), ...records.filter(isPlain)]
}

/** How many come to what. */
export function BulkFates({ records, text }: Pick<Props, 'records' | 'text'>) {
  const counts = BULK_FATES.map((fate) => [fate, records.filter((record) => record.fate === fate).length] as const)
  return (
    <dl>
      {counts.map(
        ([fate, count]) =>
          count > 0 && (
            <div key={fate}>
              <dt>{text.fates[fate]}</dt>
              <dd>{count}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

/** Each institution of a change, before and after; on a phone each is a block of lines. */
export function BulkTable({ records, field, lookups, lang, text, words }: Props) {
  const say = (value: string) => {
    if (field === 'retired') return value === 'yes' ? text.isRetired : text.stands
    return sayValue(field, value, lookups, lang, words) || words.nobodySaid
  }
  const most = field === 'retired' ? 0 : INSTITUTION_FIELDS[field].most
  return (
    <table>
      <TableHead columns={['institution', 'before', 'after', 'fate']} text={text} />
      <tbody>
        {records.map(({ id, name, before, after, fate, flaw }) => (
          <tr key={id}>
            <th scope="row">
              <a href={deskPath(lang, `/institutions/${id}`)} lang={langMark(name, lang)}>
                {sayText(name, lang)}
              </a>
            </th>
            <td data-label={text.before}>{say(before ?? '')}</td>
            <td data-label={text.after}>{say(after ?? '')}</td>
            <td data-label={text.fate}>
              {text.fates[fate]}
              {flaw !== null && <small className="desk-wrong">{fillMessage(words.flaws[flaw], { most })}</small>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
