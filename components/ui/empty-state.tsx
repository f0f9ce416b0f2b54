import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type Props = {
  as?: 'h1' | 'h2' | 'h3' | 'p'
  title: string
  text?: ReactNode
  /** The way forward: a button or a link. */
  action?: ReactNode
  /** What stands below that, such as a number to tell us. */
  foot?: ReactNode
  /** `search`: nothing was found. `trouble`: something did not work. `quiet`: there is nothing yet. `none` leaves room for what stands in `text`. */
  scene?: 'search' | 'trouble' | 'quiet' | 'none'
  className?: string
}

const details = {
  search: (
    <g fill="none" strokeWidth="6" strokeLinecap="round" className="stroke-river-deep">
      <circle cx="118" cy="58" r="25" className="fill-white/70" />
      <path d="m136 77 18 19" />
    </g>
  ),
  trouble: (
    <g className="stroke-river-deep" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round">
      <path d="M78 74a15 15 0 0 1 1-30 24 24 0 0 1 45-4 17 17 0 0 1 6 34Z" className="fill-white" />
      <path d="m86 86-5 12m24-12-5 12m24-12-5 12" fill="none" />
    </g>
  ),
  quiet: (
    <g className="stroke-river-deep" strokeWidth="5" strokeLinecap="round" fill="none">
      <path d="M104 98V60" />
      <path d="M104 60c-13-9-22-5-25 2m25-2c13-9 22-5 25 2m-25-2c-8-13-4-22 3-24m-3 24c1-12 10-18 18-15" />
    </g>
  ),
}

function Scene({ scene }: { scene: keyof typeof details }) {
  return (
    <svg viewBox="0 0 208 128" width="208" height="128" aria-hidden focusable="false">
      <path d="M8 112C8 54 48 12 104 12s96 42 96 100Z" className="fill-river-tint" />
      <circle cx="160" cy="44" r="11" className="fill-turmeric" />
      <path
        d="M14 112c14-30 34-46 52-28 12 12 22-22 42-10 16 10 22 16 36 6 18-13 40 4 50 32Z"
        className="fill-river-line"
      />
      {details[scene]}
      <path d="M8 112c32-14 60-16 96-8s64 8 96-4v12Z" className="fill-river" />
    </svg>
  )
}

/** What stands where there is nothing to show: what that means, and the way on. */
export function EmptyState({ as: Heading = 'h2', title, text, action, foot, scene = 'search', className }: Props) {
  return (
    <div
      className={clsx(
        'mx-auto grid max-w-md justify-items-center gap-3 text-center',
        scene === 'none' ? 'py-4' : 'px-2 py-12',
        className,
      )}
    >
      {scene !== 'none' && <Scene scene={scene} />}
      <Heading className="mt-2 text-h3 font-semibold">{title}</Heading>
      {text === undefined ? null : <div className="text-pretty text-ink-2">{text}</div>}
      {action === undefined ? null : <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div>}
      {foot}
    </div>
  )
}
