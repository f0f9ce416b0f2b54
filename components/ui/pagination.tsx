import { clsx } from 'clsx'
import { ChevronLeft, ChevronRight, Ellipsis, type LucideIcon } from 'lucide-react'
import Link from 'next/link'
import { fillMessage } from '@/lib/rules/fill-message'
import { Icon } from './icon'

/** One place in the row of pages: a page with its address, or pages left out. */
export type PaginationItem = { kind: 'page'; page: number; href: string } | { kind: 'gap'; key: string }

type Props = {
  items: PaginationItem[]
  current: number
  /** Addresses of the neighbours; `null` at the ends. */
  previousHref: string | null
  nextHref: string | null
  labels: {
    pages: string
    previous: string
    next: string
    /** With a place for the number: "Page {page}". */ page: string
  }
  onNavigate?: (event: React.MouseEvent<HTMLAnchorElement>, href: string) => void
}

const place = 'grid h-11 min-w-11 place-items-center rounded-md border px-1.5 tabular-nums'
const link = 'border-line bg-surface transition-colors duration-150 ease-calm hover:border-ink-2 hover:bg-sunk'

type StepProps = { href: string | null; label: string; icon: LucideIcon; onNavigate: Props['onNavigate'] }

function Step({ href, label, icon, onNavigate }: StepProps) {
  if (href === null) {
    return (
      <span aria-hidden className={clsx(place, 'text-line-3 border-transparent')}>
        <Icon of={icon} />
      </span>
    )
  }
  return (
    <Link
      href={href}
      aria-label={label}
      onClick={onNavigate && ((event) => onNavigate(event, href))}
      className={clsx(place, link)}
    >
      <Icon of={icon} />
    </Link>
  )
}

/** A row of pages as plain links. Which pages it shows is decided elsewhere. */
export function Pagination({ items, current, previousHref, nextHref, labels, onNavigate }: Props) {
  return (
    <nav aria-label={labels.pages}>
      <ul className="flex flex-wrap items-center justify-center gap-1.5">
        <li>
          <Step href={previousHref} label={labels.previous} icon={ChevronLeft} onNavigate={onNavigate} />
        </li>
        {items.map((item) =>
          item.kind === 'gap' ? (
            <li key={item.key} aria-hidden className={clsx(place, 'border-transparent text-grey')}>
              <Icon of={Ellipsis} />
            </li>
          ) : (
            <li key={item.page}>
              <Link
                href={item.href}
                aria-label={fillMessage(labels.page, { page: item.page })}
                aria-current={item.page === current ? 'page' : undefined}
                onClick={onNavigate && ((event) => onNavigate(event, item.href))}
                className={clsx(place, item.page === current ? 'border-ink bg-ink font-semibold text-white' : link)}
              >
                {item.page}
              </Link>
            </li>
          ),
        )}
        <li>
          <Step href={nextHref} label={labels.next} icon={ChevronRight} onNavigate={onNavigate} />
        </li>
      </ul>
    </nav>
  )
}
