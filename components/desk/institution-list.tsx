import { type DeskInstitutionRow, INSTITUTION_GAPS, INSTITUTION_SORTS } from '@/lib/contract/desk/institution'
import type { Language } from '@/lib/contract/language'
import type { DeskFindMessages } from '@/lib/messages/en/desk-find'
import type { DeskInstitutionMessages } from '@/lib/messages/en/desk-institutions'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { fillMessage, type Message } from '@/lib/rules/text/fill-message'
import { formatMoment } from '@/lib/rules/text/indian-date'
import { joinTexts, langMark, sayText } from '@/lib/rules/text/localized-text'
import type { Lookups } from './institution-fields'
import { type FilterMenu, FilterMenus, FilterTick } from './filter-menus'
import { TableHead } from './table-head'

type Text = DeskInstitutionMessages & DeskFindMessages
type FilterProps = {
  lookups: Lookups
  lang: Language
  text: Text
  chosen: Readonly<Record<string, string>>
}

/** The list is narrowed and sorted by its address: what is chosen can be kept as a bookmark. */
export function InstitutionFilter({ lookups: { types, districts }, lang, text, chosen }: FilterProps) {
  const menus: readonly FilterMenu[] = [
    ['type', text.type, text.all, types.map(({ id, name }) => [id, sayText(name, lang)])],
    ['district', text.district, text.all, districts.map(({ id, name }) => [id, sayText(name, lang)])],
    ['without', text.without, text.all, INSTITUTION_GAPS.map((gap) => [gap, text.gaps[gap]])],
    ['sort', text.sort, text.asFound, INSTITUTION_SORTS.map((sort) => [sort, text.sorts[sort]])],
  ]
  return (
    <form method="get" action={deskPath(lang, '/institutions')} className="desk-filter" role="search">
      <label>
        {text.search}
        <input type="search" name="q" maxLength={200} defaultValue={chosen.q ?? ''} />
      </label>
      <FilterMenus menus={menus} chosen={chosen} />
      <FilterTick name="retired" label={text.onlyRetired} chosen={chosen} />
      <button type="submit">{text.show}</button>
    </form>
  )
}

type ListProps = {
  rows: readonly DeskInstitutionRow[]
  lang: Language
  text: Text
  /** How one is ticked, to be changed with others; `null`: they cannot be. */
  tick: Message<'name'> | null
}

/** A page of institutions; on a phone each is a block of lines. */
export function InstitutionList({ rows, lang, text, tick }: ListProps) {
  return (
    <table>
      <TableHead columns={['name', 'type', 'place', 'changed']} text={text} />
      <tbody>
        {rows.map(({ id, name, category, district, city, changed_at }) => {
          const place = joinTexts([city, district].filter((part) => part !== null))
          return (
            <tr key={id}>
              <th scope="row">
                {tick !== null && (
                  <input
                    type="checkbox"
                    name="id"
                    value={id}
                    aria-label={fillMessage(tick, { name: sayText(name, lang) })}
                    className="desk-pick"
                  />
                )}
                <a href={deskPath(lang, `/institutions/${id}`)} lang={langMark(name, lang)}>
                  {sayText(name, lang)}
                </a>
                <small>{fillMessage(text.number, { id })}</small>
              </th>
              <td data-label={text.type}>{category && sayText(category, lang)}</td>
              <td data-label={text.place}>{place === null ? text.unknownPlace : sayText(place, lang)}</td>
              <td data-label={text.changed}>{changed_at !== null && formatMoment(changed_at, text.dates)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
