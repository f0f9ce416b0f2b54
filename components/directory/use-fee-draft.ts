'use client'

import { useEffect, useRef, useState } from 'react'
import type { Range } from '@/components/ui/range-slider'

/** How long the slider must rest before the address follows (spec 2 §5). */
const DEBOUNCE_MS = 300

/**
 * What the slider shows: the fees of the address, or those that are being chosen and go into the
 * address when they have rested for 300 ms. A change of the address from elsewhere (back, a chip)
 * takes over.
 */
export function useFeeDraft(fees: Range, send: (fees: Range) => void): [Range, (fees: Range) => void] {
  const [draft, setDraft] = useState<Range | null>(null)
  const [sent, setSent] = useState<Range | null>(null)
  const [seen, setSeen] = useState(fees)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // The timer must send by the filters of the moment when it fires, not of the moment it was set.
  const latestSend = useRef(send)
  useEffect(() => {
    latestSend.current = send
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  if (seen[0] !== fees[0] || seen[1] !== fees[1]) {
    setSeen(fees)
    // What was sent comes back as the address; a thumb that has moved on since then stays.
    if (sent?.[0] !== fees[0] || sent[1] !== fees[1]) setDraft(null)
  }
  useEffect(() => {
    if (draft === null) clearTimeout(timer.current)
  }, [draft])

  function change(next: Range) {
    setDraft(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      setSent(next)
      latestSend.current(next)
    }, DEBOUNCE_MS)
  }
  return [draft ?? fees, change]
}
