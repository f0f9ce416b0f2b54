'use client'

import { Menu, X } from 'lucide-react'
import { type MouseEvent, type ReactNode, useCallback, useEffect, useRef } from 'react'
import { Icon } from '@/components/ui/icon'
import { keepFocusIn, shutOut } from './shut-out'

/** From this width on the links stand in the bar (the breakpoint `bar` of styles/tokens.css). */
const BAR = '(min-width: 74rem)'
const DURATION_MS = 200

const look = {
  // Over everything while open: a press beside the menu is a press on its button, also without JavaScript.
  button:
    "grid size-11 cursor-pointer list-none place-items-center rounded-full text-ink transition-colors duration-150 ease-calm enabled-hover:bg-sunk group-open/menu:before:fixed group-open/menu:before:inset-0 group-open/menu:before:cursor-default group-open/menu:before:bg-river-deep/45 group-open/menu:before:content-[''] [&::-webkit-details-marker]:hidden",
  panel:
    'fixed inset-y-0 right-0 z-10 flex w-[min(22rem,88vw)] flex-col overflow-y-auto overscroll-contain bg-paper px-5 pt-18 shadow-float lg:pt-20',
}

/** Runs the panel in or out, with the shade behind it. Ends at once where motion is not wanted. */
async function slide(panel: HTMLElement, button: HTMLElement, direction: 'normal' | 'reverse') {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const timing = { duration: DURATION_MS, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)', direction } as const
  await Promise.all([
    panel.animate({ transform: ['translateX(100%)', 'none'] }, timing).finished,
    button.animate({ opacity: [0, 1] }, { ...timing, pseudoElement: '::before' }).finished,
  ])
}

/**
 * The menu that slides in from the right (spec 1 §2 "Navbar"). It is a `details`, so that it opens
 * without JavaScript; the page behind is locked by styles/globals.css. With JavaScript it also
 * slides, keeps the focus, and closes by Escape and when a link in it is followed.
 */
export function SlideMenu({ label, children }: { label: string; children: ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLElement>(null)
  const isClosing = useRef(false)
  const letIn = useRef<(() => void) | null>(null)

  const close = useCallback(async () => {
    const [menu, sheet, summary] = [details.current, panel.current, button.current]
    if (!menu?.open || !sheet || !summary || isClosing.current) return
    isClosing.current = true
    await slide(sheet, summary, 'reverse').catch(() => {})
    isClosing.current = false
    menu.open = false
  }, [])

  /** Follows the `details`, whoever opened or closed it: also a visitor who was quicker than this code. */
  const follow = useCallback(() => {
    const menu = details.current
    letIn.current?.()
    letIn.current = menu?.open ? shutOut(menu) : null
  }, [])

  /** Before the event that says so: the next page may want the focus at once. */
  const closeAtOnce = useCallback(() => {
    if (details.current) details.current.open = false
    follow()
  }, [follow])

  useEffect(() => {
    const wide = window.matchMedia(BAR)
    const onKeyDown = (event: KeyboardEvent) => {
      if (!details.current?.open) return
      if (event.key === 'Tab') return keepFocusIn(details.current, event)
      if (event.key !== 'Escape') return
      button.current?.focus()
      void close()
    }
    follow()
    wide.addEventListener('change', closeAtOnce)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      letIn.current?.()
      wide.removeEventListener('change', closeAtOnce)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [close, closeAtOnce, follow])

  function toggle(event: MouseEvent) {
    event.preventDefault()
    if (details.current?.open) return void close()
    if (!details.current || !panel.current || !button.current) return
    details.current.open = true
    void slide(panel.current, button.current, 'normal').catch(() => {})
  }

  return (
    <details ref={details} data-slide-menu onToggle={follow} className="group/menu bar:hidden">
      <summary ref={button} aria-label={label} onClick={toggle} className={look.button}>
        <span className="relative z-20">
          <Icon of={Menu} className="group-open/menu:hidden" />
          <Icon of={X} className="hidden group-open/menu:block" />
        </span>
      </summary>
      <div
        ref={panel}
        className={look.panel}
        onClick={({ target }) => {
          if (target instanceof Element && target.closest('a') !== null) closeAtOnce()
        }}
      >
        {children}
      </div>
    </details>
  )
}
