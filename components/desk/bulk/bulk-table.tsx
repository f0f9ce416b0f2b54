import type { BulkField, BulkRecord } from '@/lib/contract/desk/bulk'
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
