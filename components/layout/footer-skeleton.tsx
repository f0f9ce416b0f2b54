import { clsx } from 'clsx'

/** Paler than the house's skeleton: it stands on the deep river. */
function Bar({ className }: { className: string }) {
  return <span className={clsx('block h-4 rounded-sm bg-white/15 motion-safe:animate-pulse', className)} />
}

/** The measure of the footer's content, while it is being fetched. */
export function FooterSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className="grid gap-10">
      <span className="sr-only">{label}</span>
      <div aria-hidden className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]">
        <div className="grid max-w-xl content-start gap-3">
          <Bar className="w-full" />
          <Bar className="w-4/5" />
        </div>
        <div className="grid grid-cols-2 gap-x-8 sm:gap-x-12">
          {['quick', 'menu'].map((column) => (
            <div key={column} className="grid w-36 max-w-full gap-6.5 pt-2">
              <Bar className="w-2/3" />
              <Bar className="w-full" />
              <Bar className="w-4/5" />
              <Bar className="w-full" />
            </div>
          ))}
        </div>
      </div>
      <div aria-hidden className="border-t border-white/20 pt-7">
        <Bar className="w-2/3" />
      </div>
    </div>
  )
}
