/** Whoever leaves at once needs no page for later, and the first view has the line for itself. */
const LATE_MS = 3_000

/** Has the browser keep a page for when there is no network, where it can, once the first page is there. */
function keepOfflinePage(): void {
  if (!('serviceWorker' in navigator)) return
  const register = () => {
    // Private windows refuse it.
    setTimeout(() => void navigator.serviceWorker.register('/sw.js').catch(() => {}), LATE_MS)
  }
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register, { once: true })
}

/** Next calls this, within the transition, whenever a visitor begins to go to another address. */
export { navigationBegan as onRouterTransitionStart } from '@/lib/client/navigation-signal'

if (process.env.NODE_ENV === 'production') keepOfflinePage()
