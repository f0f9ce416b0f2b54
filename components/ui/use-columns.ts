import { type RefObject, useCallback, useSyncExternalStore } from 'react'

/** For `useSyncExternalStore`: what is measured may have changed with the window. */
export function watchWidth(onChange: () => void) {
  window.addEventListener('resize', onChange)
  return () => window.removeEventListener('resize', onChange)
}

/**
 * How many columns the style sheet gives a carousel at this width (its `--columns`); `null` until
 * `wanted`, for only then is the layout asked.
 */
export function useColumns(carousel: RefObject<Element | null>, wanted: boolean): number | null {
  const read = useCallback(() => {
    if (!wanted || carousel.current === null) return null
    return Number(getComputedStyle(carousel.current).getPropertyValue('--columns')) || 1
  }, [carousel, wanted])
  return useSyncExternalStore(watchWidth, read, () => null)
}
