type Keys = { metaKey: boolean; ctrlKey: boolean; shiftKey: boolean; altKey: boolean }

/** Whether a key is held down with which the browser does something of its own. */
export function isModified(event: Keys): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
}

/** A click that follows a link here, as opposed to one that opens a tab, a window or a menu, or saves a file. */
export function isPlainClick(event: Keys & { button: number }): boolean {
  return event.button === 0 && !isModified(event)
}
