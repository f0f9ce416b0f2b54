import type { ReactNode } from 'react'
import { Disclosure } from '@/components/ui/disclosure'
import { holdFocus } from '@/components/ui/hold-focus'

type Props = {
  title: string
  /** What of it is known, in words; `null` where nothing is missing. */
  known?: string | null
  /** It can change nothing, and `known` says why. */
  disabled?: boolean
  children: ReactNode
}

/** One part of the sidebar, open at the start (spec 2 §2). Its controls are a group with its name. */
export function FilterSection({ title, known = null, disabled = false, children }: Props) {
  return (
    <Disclosure open summary={title} className="border-b border-line py-1 last:border-b-0">
      <fieldset ref={holdFocus} tabIndex={-1} disabled={disabled} className="min-w-0 pb-3">
        <legend className="sr-only">{title}</legend>
        {known !== null && <p className="pb-1 text-sm text-grey tabular-nums">{known}</p>}
        {children}
      </fieldset>
    </Disclosure>
  )
}

/** What a part says instead of choices. */
export function SectionNote({ children }: { children: ReactNode }) {
  return <p className="py-2 text-sm text-grey">{children}</p>
}
