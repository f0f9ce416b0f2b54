import type { Text } from '@/lib/contract/lenient'
import type { IconName } from '@/lib/drawing/icons'
import { iconAddress } from '@/provider/pictures/address'

/** The house's river blue, in which the pictures of pages are drawn. */
export const RIVER = 264

export const both = (en: string, kn: string) => ({ en, kn })

/** Fields of several items, numbered from 1 after their names. */
export function counted<Item, Value>(
  items: readonly Item[],
  fieldsOf: (item: Item) => Record<string, Value>,
): Record<string, Value> {
  return Object.fromEntries(
    items.flatMap((item, index) =>
      Object.entries(fieldsOf(item)).map(([name, value]) => [`${name}${index + 1}`, value]),
    ),
  )
}

/** A card: its icon, and its title and description in English and then in Kannada. */
export type Card = readonly [icon: IconName, title: string, text: string, titleKn: string, textKn: string]

/** Cards under the names that their three fields have. */
export function cards(
  list: readonly Card[],
  names: { icon: string; title: string; text: string },
): Record<string, string | Text> {
  return counted<Card, string | Text>(list, ([icon, title, text, titleKn, textKn]) => ({
    [names.icon]: iconAddress(icon, RIVER),
    [names.title]: both(title, titleKn),
    [names.text]: both(text, textKn),
  }))
}
