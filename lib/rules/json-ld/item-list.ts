import type { Language } from '@/lib/contract/language'
import type { Text } from '@/lib/contract/lenient'
import { PAGE_SIZE } from '@/lib/rules/filters/values'
import { sayText } from '@/lib/rules/text/localized-text'

type Source = {
  items: readonly { id: string; name: Text }[]
  lang: Language
  /** From 1. */
  page: number
  total: number
  /** The absolute address of an institution's page. */
  urlOf: (id: string) => string
}

/** The list that a page of results shows, for machines (schema.org `ItemList`); `null` without results. */
export function itemListJsonLd({ items, lang, page, total, urlOf }: Source) {
  if (items.length === 0) return null
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: total,
    itemListElement: items.map(({ id, name }, index) => ({
      '@type': 'ListItem',
      position: (page - 1) * PAGE_SIZE + index + 1,
      url: urlOf(id),
      name: sayText(name, lang),
    })),
  }
}
