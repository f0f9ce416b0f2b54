'use client'

import { useEffect, useState } from 'react'
import { askLeftOut } from '@/lib/client/desk/policy'
import { fillMessage } from '@/lib/rules/text/fill-message'

/** So long nobody types before what they have typed is looked at: an address may ask sixty times in ten minutes. */
const PAUSE_MS = 1_500

type Props = {
  id: string
  /** Of which control, by its id. */
  of: string
  /** What no page shows of it, as the page was made. */
  parts: readonly string[]
  message: string
}

/** What the website leaves out of a policy: as the page came and, with JavaScript, as it is typed. */
export function PolicyNote({ id, of, parts, message }: Props) {
  const [now, setNow] = useState(parts)
  useEffect(() => {
    const control = document.getElementById(of)
    if (!(control instanceof HTMLTextAreaElement)) return
    let asking = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = async () => {
      const { signal } = asking
      const found = await askLeftOut(control.value, signal)
      // While nobody can say, what was known stands.
      if (found !== null && !signal.aborted) setNow(found)
    }
    const stop = () => {
      clearTimeout(timer)
      asking.abort()
    }
    const typed = () => {
      stop()
      asking = new AbortController()
      timer = setTimeout(look, PAUSE_MS)
    }
    control.addEventListener('input', typed)
    return () => {
      stop()
      control.removeEventListener('input', typed)
    }
  }, [of])
  return (
    <div id={id} aria-live="polite">
      {now.length > 0 && <p className="desk-notice">{fillMessage(message, { parts: now.join(', ') })}</p>}
    </div>
  )
}
