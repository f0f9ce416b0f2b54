import { type InstituteTab, tabOfHash } from '@/lib/rules/institute/institute-tabs'

/**
 * The open tab lives in the address's hash, and nowhere else. `replaceState` fires no event, so
 * those who watch are told here; links, back and forward fire the browser's own.
 */
const watchers = new Set<() => void>()
let shown: InstituteTab = 'overview'

/** Calls back whenever the open tab may have changed. Returns how to stop. */
export function watchTab(onChange: () => void): () => void {
  watchers.add(onChange)
  window.addEventListener('hashchange', onChange)
  window.addEventListener('popstate', onChange)
  return () => {
    watchers.delete(onChange)
    window.removeEventListener('hashchange', onChange)
    window.removeEventListener('popstate', onChange)
  }
}

/** The open tab. A hash that names none, such as the skip link's, leaves open what was open. */
export function readTab(): InstituteTab {
  shown = tabOfHash(window.location.hash) ?? shown
  return shown
}

/** Opens a tab without scrolling to it. It is no page of its own: back leads to where the visitor came from. */
export function openTab(tab: InstituteTab) {
  if (window.location.hash !== `#${tab}`) window.history.replaceState(null, '', `#${tab}`)
  watchers.forEach((onChange) => onChange())
}
