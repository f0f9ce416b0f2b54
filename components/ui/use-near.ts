import { type RefObject, useEffect, useState } from 'react'

/** How far outside the window something is already "near": time enough to load what it needs. */
const NEAR = '240px'

/** Whether an element is in the window or near it. False on the server. */
export function useNear(target: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false)

  useEffect(() => {
    if (target.current === null) return
    const observer = new IntersectionObserver(
      (entries) => setIsNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: NEAR },
    )
    observer.observe(target.current)
    return () => observer.disconnect()
  }, [target])

  return isNear
}
