import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

/** How long the menu stays after the pointer has left it (spec 1 §9). */
const CLOSE_DELAY_MS = 150

/** By what the menu was opened: a pointer that rests on it, a press, or the keyboard. */
export type OpenedBy = 'hover' | 'press' | 'keyboard'

/**
 * When the avatar's menu is open. It opens on hover, and by a press, a touch and the keyboard; it
 * closes when the pointer leaves, unless the keyboard has opened it.
 * @returns `area` for what holds button and menu, `button` for the button
 */
export function useMenuOpenState() {
  const [openedBy, setOpenedBy] = useState<OpenedBy | null>(null)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(leaving.current), [])

  return {
    openedBy,
    close: () => setOpenedBy(null),
    area: {
      onPointerEnter({ pointerType }: PointerEvent) {
        if (pointerType !== 'mouse') return
        clearTimeout(leaving.current)
        setOpenedBy((now) => now ?? 'hover')
      },
      onPointerLeave({ pointerType }: PointerEvent) {
        if (pointerType !== 'mouse') return
        clearTimeout(leaving.current)
        leaving.current = setTimeout(() => setOpenedBy((now) => (now === 'keyboard' ? now : null)), CLOSE_DELAY_MS)
      },
    },
    button: {
      onClick({ detail }: MouseEvent) {
        // Enter and the space bar click without a press.
        const by = detail === 0 ? 'keyboard' : 'press'
        // Who comes with the pointer has opened it by that already, and does not mean to close it.
        setOpenedBy((now) => (now === null || now === 'hover' ? by : null))
      },
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
        event.preventDefault()
        setOpenedBy('keyboard')
      },
    },
  }
}
