import { type DeskEnquiryPage, type DeskEnquiryRow, ERASED_SOON_DAYS, INBOX_ORDERS } from '@/lib/contract/desk/enquiry'
import { ENQUIRY_STATES } from '@/lib/contract/desk/enquiry-states'
import { ENQUIRY_TYPES } from '@/lib/contract/enquiry'
import type { Language } from '@/lib/contract/language'
import type { DeskMessages } from '@/lib/messages/en/desk'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatMessage } from '@/lib/rules/text/format-message'
import { formatDay, formatMoment } from '@/lib/rules/text/indian-date'
import { DeskForm } from './desk-form'
import { type FilterMenu, FilterMenus, FilterTick } from './filter-menus'
import { TableHead } from './table-head'

type FilterProps = {
  lang: Language
  text: DeskMessages
  chosen: Readonly<Record<string, string>>
  keptDays: number | null
  takers: DeskEnquiryPage['takers']
}

/** The inbox is narrowed by its address: a filter that is set can be kept as a bookmark. */
export function InboxFilter({ lang, text, chosen, keptDays, takers }: FilterProps) {
  const menus: readonly FilterMenu[] = [
    ['state', text.state, text.all, ENQUIRY_STATES.map((state) => [state, text.states[state]])],
    ['type', text.kind, text.all, ENQUIRY_TYPES.map((type) => [type, text.kinds[type]])],
    ['taker', text.takenBy, text.all, takers.map(({ id, name }) => [id, name])],
    ['order', text.order, text.orders.usual, INBOX_ORDERS.map((order) => [order, text.orders[order]])],
  ]
  return (
    <form method="get" action={deskPath(lang, '/enquiries')} className="desk-filter" role="search">
      <FilterMenus menus={menus} chosen={chosen} />
      <label>
        {text.search}
        <input type="search" name="q" maxLength={100} defaultValue={chosen.q ?? ''} />
      </label>
      <FilterTick name="mine" label={text.onlyMine} chosen={chosen} />
      <FilterTick name="due" label={text.onlyDue} chosen={chosen} />
      {keptDays !== null && (
        <FilterTick
          name="erasing"
          label={formatMessage(text.onlyErasing, { count: ERASED_SOON_DAYS })}
          chosen={chosen}
        />
      )}
      <button type="submit">{text.filter}</button>
    </form>
  )
}

type ListProps = { rows: readonly DeskEnquiryRow[]; lang: Language; text: DeskMessages }

/** The enquiries of a page of the inbox; on a phone each is a block of lines. */
export function InboxList({ rows, lang, text }: ListProps) {
  return (
    <table>
      <TableHead columns={['visitor', 'kind', 'received', 'state', 'message']} text={text} />
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              <a href={deskPath(lang, `/enquiries/${row.id}`)}>{row.name}</a>
            </th>
            <td data-label={text.kind}>{text.kinds[row.type]}</td>
            <td data-label={text.received}>
              {formatMoment(row.created_at, text.dates)}
              {row.erased_on !== null && (
                <small>{fillMessage(text.erasedOn, { day: formatDay(row.erased_on, text.dates) })}</small>
              )}
            </td>
            <td data-label={text.state}>
              {text.states[row.state]}
              {row.taken_by !== null && ` (${row.taken_by})`}
              {row.suspected && ` · ${text.robot}`}
              {row.follow_up_on !== null && (
                <small>{fillMessage(text.followedUp, { day: formatDay(row.follow_up_on, text.dates) })}</small>
              )}
            </td>
            <td data-label={text.message}>{row.excerpt}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type ExportProps = { lang: Language; text: DeskMessages; typed: Readonly<Record<string, string>> | null }

/** Enquiries as a file, for a reason; what was refused stands in it again, open. */
export function InboxExport({ lang, text, typed }: ExportProps) {
  return (
    <details className="desk-export" open={typed !== null || undefined}>
      <summary>{text.exporting}</summary>
      <DeskForm to="enquiry-export" lang={lang} className="desk-form">
        <label htmlFor="reason">{text.exportReason}</label>
        <textarea id="reason" name="reason" rows={2} required maxLength={2000} defaultValue={typed?.reason ?? ''} />
        <label htmlFor="type">{text.kind}</label>
        <select id="type" name="type" defaultValue={typed?.type ?? ''}>
          <option value="">{text.all}</option>
          {ENQUIRY_TYPES.map((type) => (
            <option key={type} value={type}>
              {text.kinds[type]}
            </option>
          ))}
        </select>
        <label htmlFor="since">{text.exportSince}</label>
        <input id="since" name="since" type="date" defaultValue={typed?.since ?? ''} />
        <small>{text.exportHint}</small>
        <button type="submit">{text.download}</button>
      </DeskForm>
    </details>
  )
}
