import type { ReactNode } from 'react'

type Props = {
  children: string
  /** Below it: why there is nothing. */
  why?: ReactNode
}

/** What a tab says that has nothing to show yet (spec 2 §2, "Empty tabs"). */
export function EmptyNote({ children, why }: Props) {
  return (
    <div className="grid gap-2">
      <p
        data-empty
        className="grid min-h-40 place-items-center rounded-card border border-dashed border-line-2 px-5 py-8 text-center text-ink-2"
      >
        {children}
      </p>
      {why}
    </div>
  )
}
