import type { ReactNode } from 'react'
import { Disclosure } from '@/components/ui/disclosure'
import { holdFocus } from '@/components/ui/hold-focus'

type Props = { title: string; children: ReactNode }

/** One part of the sidebar, open at the start (spec 2 §2). Its controls are a group with its name. */
export function FilterSection({ title, children }: Props) {
  return (
    <Disclosure open summary={title} className="border-b border-line py-1 last:border-b-0">
      <fieldset ref={holdFocus} tabIndex={-1} className="min-w-0 pb-3">
        <legend className="sr-only">{title}</legend>
        {children}
      </fieldset>
    </Disclosure>
  )
}

/** What a part says instead of choices. */
export function SectionNote({ children }: { children: ReactNode }) {
  return <p className="py-2 text-sm text-grey">{children}</p>
}
