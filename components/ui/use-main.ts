import { useCallback, useState } from 'react'

/**
 * The page's landmark, as a container for what opens over the page: so it is within it, and not within what may cut it off.
 * @returns `findMain`: the ref of anything that stands in it
 */
export function useMain() {
  const [main, setMain] = useState<HTMLElement | null>(null)
  const findMain = useCallback((inside: HTMLElement | null) => {
    if (inside !== null) setMain(inside.closest('main') ?? document.body)
  }, [])
  return { main, findMain }
}
