'use client'

import { Toast as Base } from '@base-ui/react/toast'
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { useEffect } from 'react'
import { Icon } from './icon'
import { becomeToastHost, type Toast } from './toast'
import styles from './toast.module.css'

const DURATION_MS = 3000
// The live region must stand in the page before text comes into it, or screen readers stay silent.
const REGION_SETTLES_MS = 100

type Kind = Pick<Toast, 'type'>
type Words = { label: string; closeLabel: string }

const manager = Base.createToastManager<Kind>()
const shown = new Set<string>()

function show({ type, message, duration = DURATION_MS }: Toast) {
  const id = `${type}:${message}`
  if (shown.has(id)) return
  shown.add(id)
  manager.add({ id, title: message, data: { type }, timeout: duration, onClose: () => shown.delete(id) })
}

const icons = {
  success: <Icon of={CircleCheck} className="shrink-0 text-leaf" />,
  error: <Icon of={CircleAlert} className="shrink-0 text-kumkum" />,
  warning: <Icon of={TriangleAlert} className="shrink-0 text-turmeric-deep" />,
  info: <Icon of={Info} className="shrink-0 text-river" />,
}

/** Shows the toasts by Base UI, with the rules of the specification. */
export function ToastHost({ label, closeLabel }: Words) {
  useEffect(() => {
    let leave = () => {}
    const timer = setTimeout(() => {
      leave = becomeToastHost(show)
    }, REGION_SETTLES_MS)
    return () => {
      clearTimeout(timer)
      leave()
      shown.clear()
    }
  }, [])

  return (
    <Base.Provider toastManager={manager}>
      <Base.Viewport aria-label={label} className={styles.region}>
        <Toasts closeLabel={closeLabel} />
      </Base.Viewport>
    </Base.Provider>
  )
}

function Toasts({ closeLabel }: Pick<Words, 'closeLabel'>) {
  const { toasts, close } = Base.useToastManager<Kind>()
  return toasts.map((toast) => (
    <Base.Root
      key={toast.id}
      toast={toast}
      // It asks for nothing, as a dialog would.
      role="group"
      swipeDirection={['up', 'right']}
      // A press anywhere on it closes it (spec 2 §4); its button is for those without a mouse.
      onClick={() => close(toast.id)}
      className={`${styles.toast} flex items-center gap-3 rounded-md border border-line bg-surface py-2.5 pr-14 pl-4 text-base text-ink shadow-float`}
    >
      {toast.data && icons[toast.data.type]}
      <Base.Title render={<p />} className="leading-snug font-medium text-pretty" />
      <Base.Close
        aria-label={closeLabel}
        // Base UI would hide it from screen readers until the toast has the focus: a finger never gives it that.
        aria-hidden={false}
        className="absolute top-1/2 right-1.5 grid size-11 -translate-y-1/2 cursor-pointer place-items-center rounded-full text-ink-2 hover:bg-sunk hover:text-ink"
      >
        <Icon of={X} size={18} />
      </Base.Close>
    </Base.Root>
  ))
}
