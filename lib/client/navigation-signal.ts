/** How a navigation came about: by a link (or code like one), in place of the present address, or by Back and Forward. */
export type NavigationType = 'push' | 'replace' | 'traverse'
type Listener = (href: string, type: NavigationType) => void

const listeners = new Set<Listener>()

/**
 * Tells who listens that a navigation within the site has begun. Called by Next's router, from
 * instrumentation-client.ts, inside of the transition that ends when the page is there.
 */
export function navigationBegan(href: string, type: NavigationType) {
  listeners.forEach((listener) => listener(href, type))
}

/** @returns how to stop listening */
export function listenToNavigations(listener: Listener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
