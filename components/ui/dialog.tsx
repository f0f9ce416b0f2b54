'use client'

import { Dialog as Base } from '@base-ui/react/dialog'
import { clsx } from 'clsx'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonClass } from './button-class'
import { Icon } from './icon'

export type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  closeLabel: string
  /** Stays at the bottom while the content scrolls. */
  footer?: ReactNode
  children: ReactNode
  className?: string
}

const look = {
  dialog: clsx(
    'fixed inset-x-3 top-1/2 mx-auto flex max-h-[min(44rem,calc(100dvh-1.5rem))] max-w-lg -translate-y-1/2 flex-col overflow-hidden rounded-panel bg-surface shadow-float',
    // In the middle of what is under the toasts.
    'max-sm:top-[calc(50%+var(--spacing-toast-room)/2)] max-sm:max-h-[calc(100dvh-var(--spacing-toast-room)-0.75rem)]',
    // Which a window magnified four times has not.
    'max-sm:short:top-1/2 max-sm:short:max-h-[calc(100dvh-1.5rem)]',
    'transition-[opacity,scale] duration-200 ease-calm data-ending-style:scale-[0.97] data-ending-style:opacity-0 data-starting-style:scale-[0.97] data-starting-style:opacity-0',
  ),
  sheet: clsx(
    'fixed inset-0 flex flex-col bg-surface',
    'transition-[opacity,translate] duration-200 ease-calm data-ending-style:translate-y-4 data-ending-style:opacity-0 data-starting-style:translate-y-4 data-starting-style:opacity-0',
  ),
}

/**
 * What stands over the page: the page behind is still and out of reach, Escape and the cross close
 * it, and the focus returns to where it was.
 */
export function Overlay(props: DialogProps & { kind: keyof typeof look }) {
  const { kind, open, onOpenChange, title, closeLabel, footer, children, className } = props
  // A line that is as wide as a tablet is not read to its end.
  const column = kind === 'sheet' && 'md:px-[max(1.25rem,calc(50%-21rem))]'
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-river-deep/45 transition-opacity duration-200 ease-calm data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Popup
          data-dialog
          className={clsx(
            'z-50 text-ink outline-none short:overflow-y-auto sideways:scroll-pb-24',
            look[kind],
            className,
          )}
        >
          <div className={clsx('flex items-center gap-4 border-b border-line py-3 pr-3 pl-5', column)}>
            <Base.Title className="min-w-0 flex-1 text-h3 font-semibold">{title}</Base.Title>
            <Base.Close aria-label={closeLabel} className={buttonClass('quiet', 'icon', 'border-transparent')}>
              <Icon of={X} />
            </Base.Close>
          </div>
          <div
            className={clsx(
              'min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-5 short:flex-none short:overflow-visible',
              column,
            )}
          >
            {children}
          </div>
          {footer === undefined ? null : (
            <div
              className={clsx(
                'flex gap-3 border-t border-line bg-surface px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] *:grow sideways:sticky sideways:bottom-0 sideways:z-10',
                column,
              )}
            >
              {footer}
            </div>
          )}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

/** A window over the page, for a short matter. */
export function Dialog(props: DialogProps) {
  return <Overlay kind="dialog" {...props} />
}
