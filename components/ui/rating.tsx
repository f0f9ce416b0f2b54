import { clsx } from 'clsx'

type Props = {
  /** From 0 to 5. */
  value: number
  /** The whole in words, for screen readers: "Rated 4.2 out of 5". */
  label: string
  /** What follows the figure, such as "(12 reviews)". */
  children?: React.ReactNode
  className?: string
}

/** A star in a box of 20 by 20. */
export const STAR =
  'M10 1.6c.4 0 .75.22.92.58l2.1 4.4 4.75.66c.84.12 1.18 1.15.57 1.74l-3.46 3.4.84 4.82c.15.84-.73 1.48-1.48 1.08L10 15.98l-4.24 2.3c-.75.4-1.63-.24-1.48-1.08l.84-4.82-3.46-3.4c-.6-.6-.27-1.62.57-1.74l4.75-.66 2.1-4.4A1.02 1.02 0 0 1 10 1.6Z'

/** A figure beside one star: exact, and quicker to compare down a list than five stars. */
export function Rating({ value, label, children, className }: Props) {
  return (
    <span className={clsx('inline-flex items-center gap-1.5 font-semibold tabular-nums', className)}>
      <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden focusable="false" className="shrink-0">
        <path
          d={STAR}
          className={value > 0 ? 'fill-turmeric stroke-turmeric-line' : 'fill-sunk stroke-grey'}
          strokeWidth="1"
        />
      </svg>
      <span className="sr-only">{label}</span>
      <span aria-hidden className={value > 0 ? undefined : 'text-grey'}>
        {value === 0 ? '0' : value.toFixed(1)}
      </span>
      {children}
    </span>
  )
}
