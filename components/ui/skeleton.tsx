import { clsx } from 'clsx'

type Props = {
  /** Its size, and its corners where they are those of a card or a panel. */
  className?: string
}

/** A placeholder with the measure of what comes; the owner gives its size, and says that it is loading. */
export function Skeleton({ className = '' }: Props) {
  const corners = className.includes('rounded-') ? null : 'rounded-sm'
  return <span aria-hidden className={clsx('block bg-line motion-safe:animate-pulse', corners, className)} />
}

/** Lines of text to come; the last one is shorter, as paragraphs are. */
export function SkeletonText({ lines, className }: { lines: number; className?: string }) {
  return (
    <span aria-hidden className={clsx('grid gap-2.5', className)}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} className={clsx('h-4', line === lines - 1 && lines > 1 && 'w-3/5')} />
      ))}
    </span>
  )
}
