'use client'

import { type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import { Button } from './button'

type Props = { busyLabel: string; className?: string; children: ReactNode }

/** By then an answer has come, or was stopped: it may be asked again. */
const PATIENCE_MS = 10_000

/** Sends a plain form whose answer is a page: until that comes, it is seen that something was asked, and it is asked once. */
export function SubmitButton({ busyLabel, className, children }: Props) {
  const [isAsking, setAsking] = useState(false)
  useEffect(() => {
    // A page to which somebody comes back is shown as it was left.
    const rest = () => setAsking(false)
    window.addEventListener('pageshow', rest)
    return () => window.removeEventListener('pageshow', rest)
  }, [])
  useEffect(() => {
    if (!isAsking) return
    const timer = setTimeout(() => setAsking(false), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [isAsking])
  const ask = (event: MouseEvent) => {
    if (isAsking) event.preventDefault()
    // With a key that opens the answer elsewhere, this page waits for nothing.
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) setAsking(true)
  }
  return (
    <Button type="submit" busy={isAsking} busyLabel={busyLabel} onClick={ask} className={className}>
      {children}
    </Button>
  )
}
