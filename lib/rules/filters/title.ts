import type { Language } from '@/lib/contract/language'
import type { FilterMessages } from '@/lib/messages/en/filter'
import { listActiveFilters } from '@/lib/rules/filters/active'
import type { FilterNames } from '@/lib/rules/filters/filter'
import { indexFilterPage } from '@/lib/rules/filters/indexing'
import type { Filters } from '@/lib/rules/filters/table'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { sayText } from '@/lib/rules/text/localized-text'

/** The templates of titles; their keys begin with `title`. */
export type TitleTexts = Pick<FilterMessages, Extract<keyof FilterMessages, `title${string}`>>

/** The title of a filter page, without the website's name. */
export function titleFilterPage(filters: Filters, names: FilterNames, texts: TitleTexts, lang: Language): string {
  const title = titleOfList(filters, names, texts, lang)
  return filters.page > 1 ? fillMessage(texts.titlePage, { title, page: filters.page }) : title
}

function titleOfList(filters: Filters, names: FilterNames, texts: TitleTexts, lang: Language): string {
  const { isIndexable, subject } = indexFilterPage(filters, names, true)
  const [type, stream, district] = [subject.type, subject.stream, subject.district].map(
    (name) => name && sayText(name, lang),
  )
  if (isIndexable && type && stream) return fillMessage(texts.titleStream, { type, stream })
  if (isIndexable && type && district) return fillMessage(texts.titleDistrict, { type, district })
  if (isIndexable && type) return fillMessage(texts.titleType, { type })
  if (listActiveFilters(filters, names).length === 0) return texts.titleBare
  return filters.search === '' ? texts.titleNarrowed : fillMessage(texts.titleSearch, { search: filters.search })
}
