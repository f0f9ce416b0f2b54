'use client'

import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { type MouseEvent, useEffect } from 'react'
import { Toaster as Sonner, toast as sonner } from 'sonner'
import { Icon } from './icon'
import { becomeToastHost, type Toast } from './toast'

const DURATION_MS = 3000
// The live region must stand in the page before text comes into it, or screen readers stay silent.
const REGION_SETTLES_MS = 100

const shown = new Set<string>()

function show({ type, message, duration = DURATION_MS }: Toast) {
  const id = `${type}:${message}`
  if (shown.has(id)) return
  shown.add(id)
  const forget = () => shown.delete(id)
  sonner[type](message, { id, duration, onDismiss: forget, onAutoClose: forget })
}

const icons = {
  success: <Icon of={CircleCheck} className="text-leaf" />,
  error: <Icon of={CircleAlert} className="text-kumkum" />,
  warning: <Icon of={TriangleAlert} className="text-turmeric-deep" />,
  info: <Icon of={Info} className="text-river" />,
  close: <Icon of={X} size={18} />,
}

/** A press anywhere on a toast closes it (spec 2 §4): by its own button, which those without a mouse use. */
function closePressed({ target }: MouseEvent) {
  if (!(target instanceof Element)) return
  const button = target.closest('[data-sonner-toast]')?.querySelector<HTMLElement>('[data-close-button]')
  if (!button?.contains(target)) button?.click()
}

/** Shows the toasts by sonner, with the rules of the specification. */
export function ToastHost({ label, closeLabel }: { label: string; closeLabel: string }) {
  useEffect(() => {
    let leave = () => {}
    const timer = setTimeout(() => {
      leave = becomeToastHost(show)
    }, REGION_SETTLES_MS)
    return () => {
      clearTimeout(timer)
      leave()
      // Sonner would show them again to the next host.
      sonner.dismiss()
      shown.clear()
    }
  }, [])

  return (
    <div onClick={closePressed}>
      <Sonner
        position="top-right"
        duration={DURATION_MS}
        closeButton
        // One over another, a toast that was not read yet would be hidden.
        expand
        style={{ fontFamily: 'inherit' }}
        icons={icons}
        containerAriaLabel={label}
        offset={{ top: 88, right: 20 }}
        mobileOffset={{ top: 76, left: 12, right: 12 }}
        toastOptions={{
          unstyled: true,
          closeButtonAriaLabel: closeLabel,
          classNames: {
            toast:
              'flex w-(--width) items-center gap-3 rounded-md border border-line bg-surface py-2.5 pr-14 pl-4 text-base text-ink shadow-float max-sm:w-full',
            title: 'leading-snug font-medium text-pretty',
            icon: 'shrink-0',
            closeButton:
              'absolute top-1/2 right-1.5 grid size-11 -translate-y-1/2 cursor-pointer place-items-center rounded-full text-ink-2 hover:bg-sunk hover:text-ink',
          },
        }}
      />
    </div>
  )
}
