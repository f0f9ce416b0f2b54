import { clsx } from 'clsx'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import Link from 'next/link'
import type { MouseEvent } from 'react'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { Icon } from './icon'

/** One place in the row of pages: a page with its address, or pages left out. */
export type PaginationItem = { kind: 'page'; page: number; href: string } | { kind: 'gap'; key: string }

type OnNavigate = (event: MouseEvent<HTMLAnchorElement>, href: string) => void

type Props = {
  items: PaginationItem[]
  current: number
  /** Addresses of the neighbours; `null` at the ends. */
  previousHref: string | null
  nextHref: string | null
  /** While a page is being fetched: the links stay, `onNavigate` must be deaf. */
  disabled?: boolean
  labels: {
    pages: string
    previous: string
    next: string
    /** With a place for the number: "Page {page}". */
    page: string
  }
  onNavigate?: OnNavigate
}

const place =
  'flex h-11 min-w-11 items-center justify-center gap-1.5 rounded-md border px-1.5 tabular-nums aria-disabled:pointer-events-none'
const link = 'border-line bg-surface transition-colors duration-150 ease-calm hover:border-ink-2 hover:bg-sunk'

type StepProps = { href: string | null; label: string; back?: boolean; disabled?: boolean; onNavigate?: OnNavigate }

function Step({ href, label, back = false, disabled, onNavigate }: StepProps) {
  const inside = (
    <>
      {back && <Icon of={ChevronLeft} />}
      <span className="font-medium sm:sr-only">{label}</span>
      {!back && <Icon of={ChevronRight} />}
    </>
  )
  // Under the row on phones, at its ends where there is room.
  const area = back ? '[grid-area:back]' : '[grid-area:on]'
  if (href === null) {
    return (
      <span aria-hidden className={clsx(place, area, 'border-transparent text-grey')}>
        {inside}
      </span>
    )
  }
  return (
    <Link
      href={href}
      rel={back ? 'prev' : 'next'}
      prefetch={false}
      aria-disabled={disabled || undefined}
      onClick={onNavigate && ((event) => onNavigate(event, href))}
      className={clsx(place, area, link)}
    >
      {inside}
    </Link>
  )
}

/** A row of pages as plain links. Which pages it shows is decided elsewhere. */
export function Pagination({ items, current, previousHref, nextHref, disabled, labels, onNavigate }: Props) {
  return (
    <nav
      aria-label={labels.pages}
      className="mx-auto grid max-w-sm grid-cols-2 justify-center gap-x-1.5 gap-y-3 [grid-template-areas:'pages_pages'_'back_on'] sm:max-w-none sm:grid-cols-[auto_auto_auto] sm:[grid-template-areas:'back_pages_on']"
    >
      <Step back href={previousHref} label={labels.previous} disabled={disabled} onNavigate={onNavigate} />
      <ul className="flex flex-wrap items-center justify-center gap-1 [grid-area:pages] sm:gap-1.5">
        {items.map((item) =>
          item.kind === 'gap' ? (
            <li key={item.key} aria-hidden className="grid h-11 w-6 place-items-center text-grey sm:w-8">
              …
            </li>
          ) : (
            <li key={item.page}>
              <Link
                href={item.href}
                prefetch={false}
                aria-disabled={disabled || undefined}
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
      </ul>
      <Step href={nextHref} label={labels.next} disabled={disabled} onNavigate={onNavigate} />
    </nav>
  )
}
