import { useEffect, useState } from 'react'

const LOOK_MS = 250

function secondsUntil(deadline: number): number {
  return Math.max(0, Math.ceil((deadline - Date.now()) / 1000))
}

/**
 * Seconds until something is possible again, by the clock: a tab that slept goes on with what is left.
 * `isOver` once it has come to its end.
 */
export function useCountdown() {
  const [deadline, setDeadline] = useState<number | null>(null)
  const [left, setLeft] = useState(0)

  useEffect(() => {
    if (deadline === null) return
    const look = () => {
      const seconds = secondsUntil(deadline)
      setLeft(seconds)
      if (seconds === 0) clearInterval(timer)
    }
    const timer = setInterval(look, LOOK_MS)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [deadline])

  return {
    left,
    isOver: deadline !== null && left === 0,
    /** @param seconds 0 or less is over at once */
    start(seconds: number) {
      const end = Date.now() + seconds * 1000
      setDeadline(end)
      setLeft(secondsUntil(end))
    },
  }
}
