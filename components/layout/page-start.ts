/** The element that an address's hash names, if it is shown. */
export function anchorTarget(hash: string): HTMLElement | null {
  const raw = hash.slice(1)
  let id = raw
  try {
    id = decodeURIComponent(raw)
  } catch {
    // A lone percent sign: the id is meant as it stands.
  }
  const target = id === '' ? null : document.getElementById(id)
  return target !== null && target.getClientRects().length > 0 ? target : null
}

/**
 * The focus follows the visitor to a new page, so that Tab goes on from there. Only from the link
 * that led to it: whoever is in a field or a dialog by now stays there.
 */
function moveFocus(target: HTMLElement | null) {
  const at = document.activeElement
  if (target === null || (at !== null && at !== document.body && !at.matches('a, summary'))) return
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) {
    target.tabIndex = -1
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true })
  }
  target.focus({ preventScroll: true })
}

/** The new page is seen from its top. */
export function startAtTop() {
  window.scrollTo({ top: 0, behavior: 'instant' })
  moveFocus(document.getElementById('content'))
}

/** Scrolls to an anchor, smoothly where the visitor wants motion (styles/globals.css). */
export function startAtAnchor(target: HTMLElement, { takesFocus }: { takesFocus: boolean }) {
  target.scrollIntoView()
  if (takesFocus) moveFocus(target)
}
