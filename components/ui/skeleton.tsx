import { clsx } from 'clsx'

/** A placeholder with the measure of what comes; the owner gives its size, and says that it is loading. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={clsx('block rounded-sm bg-line motion-safe:animate-pulse', className)} />
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
