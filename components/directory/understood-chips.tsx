'use client'

import { RemovableChip } from '@/components/ui/chip'
import { isPlainClick } from '@/components/ui/plain-click'
import type { Understood } from '@/lib/contract/understood'
import { sayPart } from '@/lib/rules/directory/understood-words'
import { filtersToHref } from '@/lib/rules/filters/address'
import { narrowSearch } from '@/lib/rules/filters/change'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { useDirectory } from './directory-context'

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
          const { name, lang: langOfName } = sayPart(part, understood.sort, lang, texts)
          const without = narrowSearch(filters, part.without)
          return (
            <li key={`${part.is} ${part.values.join(' ')}`} className="max-w-full">
              <RemovableChip
                label={name}
                lang={langOfName}
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
