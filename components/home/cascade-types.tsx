'use client'

import { Skeleton } from '@/components/ui/skeleton'
import { useCascade } from '@/lib/client/directory/cascade-store'
import type { Lookup } from '@/lib/client/directory/lookup-query'
import type { Language } from '@/lib/contract/language'
import type { Option } from '@/lib/contract/lookup'
import type { CascadeMessages } from '@/lib/messages/en/cascade'
import { langMark, sayText } from '@/lib/rules/text/localized-text'
import { CascadeFailed } from './cascade-failed'

type Props = { types: Lookup<Option>; lang: Language; text: CascadeMessages }

/** The institution types as a row of tabs: real radio buttons, which a plain form sends. */
export function CascadeTypes({ types, lang, text }: Props) {
  const chosen = useCascade((cascade) => cascade.selectedInstitutionType)
  const chooseType = useCascade((cascade) => cascade.chooseType)
  if (types.state === 'failed') return <CascadeFailed text={text} onRetry={types.retry} />
  if (types.state === 'loading') {
    return (
      <div role="status" className="flex min-h-11 items-center gap-2">
        <span className="sr-only">{text.listLoading}</span>
        {['w-28', 'w-24', 'w-32'].map((width) => (
          <Skeleton key={width} className={`h-11 rounded-full ${width}`} />
        ))}
      </div>
    )
  }
  if (types.entries.length === 0) return <p className="flex min-h-11 items-center text-ink-2">{text.noTypes}</p>
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{text.type}</legend>
      <div className="-m-1 flex [scrollbar-width:none] gap-1.5 overflow-x-auto overscroll-x-contain p-1 max-md:-mx-4 max-md:mask-x-from-[calc(100%-1rem)] max-md:px-4 md:flex-wrap noscript:flex-wrap">
        {types.entries.map(({ id, name }) => (
          <label
            key={id}
            data-segment
            lang={langMark(name, lang)}
            className="relative flex min-h-11 shrink-0 cursor-pointer items-center rounded-full bg-sunk px-4 text-sm leading-tight font-medium text-ink-2 transition-colors duration-150 ease-calm hover:bg-river-tint hover:text-river-deep has-checked:bg-ink has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-river"
          >
            <input
              type="radio"
              name="instituteId"
              value={id}
              checked={id === chosen}
              onChange={() => chooseType(id)}
              onFocus={(event) => event.target.parentElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
              className="sr-only"
            />
            {sayText(name, lang)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
