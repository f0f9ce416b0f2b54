import type { FilterMessages } from '@/lib/messages/en/filter'
import type { ActiveFilter } from '@/lib/rules/filters-active'
import { fillMessage } from '@/lib/rules/fill-message'
import { formatRupees } from '@/lib/rules/money'

type RangeTexts = { from: string; upTo: string; between: string }

function nameRange(min: string | null, max: string | null, { from, upTo, between }: RangeTexts): string {
  if (min !== null && max !== null) return fillMessage(between, { min, max })
  return min === null
    ? fillMessage(upTo, { amount: max ?? '', max: max ?? '' })
    : fillMessage(from, { amount: min, min })
}

function print(value: number | null, format: (value: number) => string): string | null {
  return value === null ? null : format(value)
}

/** How a filter is called on its chip. Where its list is not known, it bears its section's name. */
export function nameActiveFilter(active: ActiveFilter, texts: FilterMessages): string {
  switch (active.kind) {
    case 'search':
      return fillMessage(texts.searchFor, { text: active.text })
    case 'type':
      return active.name ?? texts.categories
    case 'stream':
    case 'district':
    case 'city':
      return active.name ?? texts[active.kind]
    case 'residential':
      return texts.residentialOnly
    case 'rating': {
      const ranges = { from: texts.ratingFrom, upTo: texts.ratingUpTo, between: texts.ratingBucket }
      return `${texts.rating} ${nameRange(print(active.min, String), print(active.max, String), ranges)}`
    }
    case 'fees':
      return nameRange(print(active.min, formatRupees), print(active.max, formatRupees), texts)
  }
}
