import { useMemo, useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
const announce = () => listeners.forEach((listener) => listener())
const pushState = window.history.pushState.bind(window.history)
window.history.pushState = (...entry) => {
  pushState(...entry)
  announce()
}
window.addEventListener('popstate', announce)

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const readSearch = () => window.location.search

/** `useSearchParams` of next/navigation over jsdom's own address, which Next's router would follow. */
export function useTestSearchParams(): URLSearchParams {
  const search = useSyncExternalStore(subscribe, readSearch, readSearch)
  return useMemo(() => new URLSearchParams(search), [search])
}
