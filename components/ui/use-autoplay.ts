import { type RefObject, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'

/** On the button that stops and starts: being at it must not hold still what it has just started. */
export const ROTATION_CONTROL = 'data-rotation'

function watchVisibility(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

/** Whether the mouse is over, or the focus in, an element: somebody reads there. */
function useHeld(region: RefObject<HTMLElement | null>): boolean {
  const [isUnderMouse, setIsUnderMouse] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)

  useEffect(() => {
    const element = region.current
    if (element === null) return
    const holds = (target: EventTarget | null) =>
      target instanceof Element && element.contains(target) && target.closest(`[${ROTATION_CONTROL}]`) === null
    const stop = new AbortController()
    const options = { signal: stop.signal }
    // A finger leaves no pointer behind: what follows a touch would stay "hovered".
    element.addEventListener(
      'pointerover',
      (e) => setIsUnderMouse(e.pointerType === 'mouse' && holds(e.target)),
      options,
    )
    element.addEventListener('pointerleave', () => setIsUnderMouse(false), options)
    element.addEventListener('focusin', (e) => setHasFocus(holds(e.target)), options)
    element.addEventListener('focusout', (e) => setHasFocus(holds(e.relatedTarget)), options)
    return () => stop.abort()
  }, [region])

  return isUnderMouse || hasFocus
}

type Options = {
  /** Milliseconds; `null` for what never moves by itself. */
  interval: number | null
  /** Holds still while the mouse is over it or the focus in it. */
  region: RefObject<HTMLElement | null>
  /** Less motion is wanted: nothing moves before the visitor says so. */
  isCalm: boolean
  /** Whatever else holds it still: a finger on it, out of view. */
  isHeld: boolean
  /** What is shown now: each change begins a new interval. */
  shown: number | null
  advance: () => void
}

/**
 * Moves something on by itself, until the visitor says stop; never under the mouse or the focus, in
 * a hidden tab, or (unless they say start) for those who want less motion (WCAG 2.2.2).
 */
export function useAutoplay({ interval, region, isCalm, isHeld, shown, advance }: Options) {
  const isTabHidden = useSyncExternalStore(
    watchVisibility,
    () => document.hidden,
    () => false,
  )
  const isUsed = useHeld(region)
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null)
  const isOn = interval !== null && (choice === null ? !isCalm : choice === 'play')
  const isMoving = isOn && !isTabHidden && !isUsed && !isHeld

  const onTick = useEffectEvent(advance)
  useEffect(() => {
    if (!isMoving || interval === null) return
    const timer = setTimeout(onTick, interval)
    return () => clearTimeout(timer)
  }, [isMoving, interval, shown])

  return { isOn, toggle: () => setChoice(isOn ? 'pause' : 'play') }
}
