/** What a toast says and of what kind it is (spec 1 §4 "Toast"). `duration` is in milliseconds. */
export type Toast = { type: 'success' | 'error' | 'warning' | 'info'; message: string; duration?: number }

type Show = (toast: Toast) => void

let host: Show | null = null
let waiting: Toast[] = []
let wanted: (() => void) | null = null

/**
 * Shows a toast in the top right corner for 3000 ms, or for as long as the pointer rests on it. A
 * toast of the same type and message as one that is still shown is not added (spec 1 §4, spec 2 §4).
 * May be called from anywhere in the browser; the host is loaded with the first toast.
 */
export function showToast(toast: Toast) {
  if (host) return host(toast)
  waiting.push(toast)
  wanted?.()
}

/** Loads the host, where a toast is likely to follow: later the connection may be gone. */
export function expectToast() {
  if (!host) wanted?.()
}

/** For the place of the host: it could not be loaded, and later these would be old. */
export function forgetWaitingToasts() {
  waiting = []
}

/** For the host: takes over what waits and what comes. Returns how to leave. */
export function becomeToastHost(show: Show): () => void {
  host = show
  const kept = waiting
  waiting = []
  kept.forEach(show)
  return () => {
    if (host === show) host = null
  }
}

/** For the place where the host is to be loaded: called once there is a toast to show. */
export function whenToastWanted(load: () => void): () => void {
  wanted = load
  if (waiting.length > 0) load()
  return () => {
    if (wanted === load) wanted = null
  }
}
