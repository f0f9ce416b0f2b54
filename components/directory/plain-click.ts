import type { MouseEvent } from 'react'

/** A click that follows a link here, as opposed to one that opens a tab, a window or a menu. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}
