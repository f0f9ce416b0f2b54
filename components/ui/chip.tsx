import { clsx } from 'clsx'
import { X } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { Icon } from './icon'

const pill = 'inline-flex max-w-full items-center gap-1.5 rounded-full border text-sm leading-tight'
const chosen = 'border-river-line bg-river-tint font-semibold text-river-deep'
const pressable = 'min-h-11 cursor-pointer px-4 py-1.5 transition-colors duration-150 ease-calm'

type ChipProps = { children: ReactNode; tone?: 'sunk' | 'outline' | 'turmeric'; className?: string; lang?: string }

const tones = {
  sunk: 'border-transparent bg-sunk text-ink-2',
  outline: 'border-line-2 bg-surface text-ink-2',
  turmeric: 'border-transparent bg-turmeric-tint font-semibold text-turmeric-deep',
}

/** A small label that does nothing, such as a course's name on a card. */
export function Chip({ children, tone = 'sunk', className, lang }: ChipProps) {
  return (
    <span lang={lang} className={clsx(pill, 'min-h-7 px-3 py-1', tones[tone], className)}>
      {children}
    </span>
  )
}

type RemovableProps = { label: string; removeLabel: string; className?: string; lang?: string } & (
  | { href: string; onRemove?: (event: React.MouseEvent) => void }
  | { href?: undefined; onRemove: (event: React.MouseEvent) => void }
)

/**
 * Something chosen, with a cross that takes it away: a link to the address without it, so that it
 * works without JavaScript, or a button. The whole chip is the target; `removeLabel` is its name.
 */
export function RemovableChip({ label, removeLabel, href, onRemove, className, lang }: RemovableProps) {
  const look = clsx(pill, pressable, chosen, 'pr-3 hover:border-river', className)
  const inside = (
    <>
      <span lang={lang} className="truncate">
        {label}
      </span>
      <Icon of={X} size={16} className="shrink-0" />
    </>
  )
  if (href === undefined) {
    return (
      <button type="button" aria-label={removeLabel} className={look} onClick={onRemove}>
        {inside}
      </button>
    )
  }
  return (
    <Link href={href} prefetch={false} scroll={false} aria-label={removeLabel} className={look} onClick={onRemove}>
      {inside}
    </Link>
  )
}
