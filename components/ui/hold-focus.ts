/** Marks what takes the focus within an area that holds it; without one the area itself does. */
export const FOCUS_FALLBACK = { 'data-focus-fallback': '' }

/**
 * A ref for an area whose controls come and go (`tabIndex={-1}`): when the one that has the focus leaves the
 * page, browsers let the focus fall to the page's start. Here it goes to `FOCUS_FALLBACK`, or to the area.
 */
export function holdFocus(area: HTMLElement | null) {
  if (area === null) return
  let focused: Element | null = null
  const remember = ({ target }: FocusEvent) => {
    focused = target instanceof Element ? target : null
  }
  // Somebody leaves by themselves; what is only taken out of the page is remembered.
  const forget = () =>
    queueMicrotask(() => {
      if (focused?.isConnected && focused !== document.activeElement) focused = null
    })
  const changes = new MutationObserver(() => {
    if (focused === null || focused.isConnected) return
    focused = null
    if (document.activeElement !== null && document.activeElement !== document.body) return
    const place = area.querySelector<HTMLElement>('[data-focus-fallback]') ?? area
    place.focus()
  })
  area.addEventListener('focusin', remember)
  area.addEventListener('focusout', forget)
  changes.observe(area, { childList: true, subtree: true })
  return () => {
    area.removeEventListener('focusin', remember)
    area.removeEventListener('focusout', forget)
    changes.disconnect()
  }
}
