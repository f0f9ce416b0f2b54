/** Whoever leaves at once needs no page for later, and the first view has the line for itself. */
const LATE_MS = 3_000

/** Has the browser keep a page for when there is no network, where it can, once the first page is there. */
export function keepOfflinePage(): void {
  if (!('serviceWorker' in navigator)) return
  const register = () => {
    // Private windows refuse it.
    setTimeout(() => void navigator.serviceWorker.register('/sw.js').catch(() => {}), LATE_MS)
  }
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register, { once: true })
}
