import { type ReactNode, useState } from 'react'
import { Disclosure } from '@/components/ui/disclosure'
import { holdFocus } from '@/components/ui/hold-focus'
import type { AnyFilter } from '@/lib/rules/filters/table'
import { useDirectory } from './directory-context'
import { IncludeUnknown } from './include-unknown'
import { useKnown } from './use-known'

type Props = {
  filter: Exclude<AnyFilter, { kind: 'search' }>
  namePrefix: string
  /** There is none of it, of which something could be known. */
  isNone?: boolean
  /** Where they are made otherwise when nobody can use them, told whether that is so. */
  children: ReactNode | ((isDisabled: boolean) => ReactNode)
}

/**
 * One part of the sidebar, open at the start (spec 2 §2). Its controls are a group with its name, which says how much of it
 * is known, is disabled where it can change nothing, and leaves those in of whom nobody has said it.
 */
export function FilterSection({ filter, namePrefix, isNone = false, children }: Props) {
  const title = useDirectory().texts[filter.title]
  const told = useKnown(filter)
  const { known, disabled } = isNone ? { known: null, disabled: false } : told
  const [hasFocus, setHasFocus] = useState(false)
  // Not under the hands of whoever is in it: the focus would fall to the page's start.
  const isDisabled = disabled && !hasFocus
  return (
    <Disclosure open summary={title} className="border-b border-line py-1 last:border-b-0">
      <fieldset
        ref={holdFocus}
        tabIndex={-1}
        disabled={isDisabled}
        onFocus={() => setHasFocus(true)}
        onBlur={({ currentTarget, relatedTarget }) => setHasFocus(currentTarget.contains(relatedTarget))}
        className="min-w-0 pb-3"
      >
        <legend className="sr-only">{title}</legend>
        {known !== null && <p className="pb-1 text-sm text-grey tabular-nums">{known}</p>}
        {typeof children === 'function' ? children(isDisabled) : children}
        {!isNone && <IncludeUnknown filter={filter} namePrefix={namePrefix} />}
      </fieldset>
    </Disclosure>
  )
}

/** What a part says instead of choices. */
export function SectionNote({ children }: { children: ReactNode }) {
  return <p className="py-2 text-sm text-grey">{children}</p>
}
