import type { ReactNode } from 'react'
import { RiverScene } from '@/components/ui/river-scene'

type Props = {
  /** What links lead to. */
  id: string
  title: string
  hint: string
  children: ReactNode
}

/** An enquiry form on a sheet of its own, with its heading. */
export function EnquirySection({ id, title, hint, children }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="page-column pt-16 md:pt-24">
      <div className="grid grid-cols-1 gap-8 rounded-panel border border-line bg-surface p-5 sm:p-10 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] lg:gap-16 lg:p-14">
        <div className="grid grid-cols-1 content-start gap-4 lg:content-between">
          <div className="grid grid-cols-1 gap-4">
            <h2 id={`${id}-title`} className="text-h2 font-semibold">
              {title}
            </h2>
            <p className="text-lg text-ink-2">{hint}</p>
          </div>
          <RiverScene className="hidden aspect-5/4 w-full rounded-card lg:block" />
        </div>
        {children}
      </div>
    </section>
  )
}
