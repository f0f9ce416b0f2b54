import type { ReactNode } from 'react'

/** A part of the styleguide under its name. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-6 border-t border-line pt-8">
      <h2 className="text-xl font-semibold">{title}</h2>
      {children}
    </section>
  )
}

/** One state of something, with what state that is. */
export function Specimen({ state, children, wide = false }: { state: string; children: ReactNode; wide?: boolean }) {
  return (
    <div className={wide ? 'grid min-w-0 content-start gap-2 sm:col-span-full' : 'grid min-w-0 content-start gap-2'}>
      <p className="text-xs text-grey">{state}</p>
      <div className="min-w-0">{children}</div>
    </div>
  )
}

export function Row({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-x-6 gap-y-7">{children}</div>
  )
}
