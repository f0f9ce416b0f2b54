'use client'

import { type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import { Button } from './button'

type Props = { busyLabel: string; className?: string; children: ReactNode }

/** Sends a plain form whose answer is a page: until that comes, it is seen that something was asked, and it is asked once. */
export function AskButton({ busyLabel, className, children }: Props) {
  const [isAsking, setAsking] = useState(false)
  useEffect(() => {
    // A page to which somebody comes back is shown as it was left.
    const rest = () => setAsking(false)
    window.addEventListener('pageshow', rest)
    return () => window.removeEventListener('pageshow', rest)
  }, [])
  const ask = (event: MouseEvent) => {
    if (isAsking) event.preventDefault()
    setAsking(true)
  }
  return (
    <Button type="submit" busy={isAsking} busyLabel={busyLabel} onClick={ask} className={className}>
      {children}
    </Button>
  )
}
