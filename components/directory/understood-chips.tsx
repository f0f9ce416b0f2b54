'use client'

import { RemovableChip } from '@/components/ui/chip'
import type { Understood } from '@/lib/contract/understood'
import type { FilterMessages } from '@/lib/messages/en/filter'
import { filtersToHref } from '@/lib/rules/filters/address'
import { narrowSearch } from '@/lib/rules/filters/change'
import { ownership, residential } from '@/lib/rules/filters/table'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { useDirectory } from './directory-context'
import { isPlainClick } from './plain-click'

type Part = Understood['parts'][number]

/** How a part is called that has no name of its own. */
function sayPart(part: Part, sort: Understood['sort'], texts: FilterMessages): string {
  switch (part.is) {
    case 'ownership':
      return ownership.choices
        .filter(({ id }) => part.values.includes(id))
        .map(({ label }) => label(texts))
        .join(', ')
    case 'residential':
      return texts[residential.label]
    case 'women':
    case 'men':
      return texts.genderKinds[part.is]
    case 'sort':
      return sort === 'fee' ? texts.understoodLowFee : texts.understoodBestRated
    case 'college':
      return texts.understoodCollege
    default:
      return part.values.join(', ')
  }
}

/**
 * What the search was taken to say, each part with a cross that takes its words away. `onRemoved` finds a new place
 * for the focus.
 */
export function UnderstoodChips({ understood, onRemoved }: { understood: Understood; onRemoved: () => void }) {
  const { texts, filters, go, prefix, lang } = useDirectory()
  if (understood.parts.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span id="understood" className="text-sm text-grey">
        {texts.understood}
      </span>
      <ul aria-labelledby="understood" className="contents">
        {understood.parts.map((part) => {
          const name = part.name?.[lang] ?? part.name?.en ?? sayPart(part, understood.sort, texts)
          const without = narrowSearch(filters, part.without)
          const isEnglish = lang !== 'en' && part.name !== null && part.name[lang] === undefined
          return (
            <li key={`${part.is} ${part.values.join(' ')}`} className="max-w-full">
              <RemovableChip
                label={name}
                lang={isEnglish ? 'en' : undefined}
                removeLabel={fillMessage(texts.withoutWords, { name })}
                href={filtersToHref(without, prefix)}
                onRemove={(event) => {
                  if (!isPlainClick(event)) return
                  event.preventDefault()
                  go(without)
                  onRemoved()
                }}
              />
            </li>
          )
        })}
      </ul>
    </div>
  )
}
