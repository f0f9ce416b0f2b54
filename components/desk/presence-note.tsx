'use client'

import { useEffect, useState } from 'react'
import { askPresence } from '@/lib/client/desk/presence'
import type { Present } from '@/lib/contract/desk/presence'
import type { DateMessages } from '@/lib/messages/en/dates'
import type { DeskMessages } from '@/lib/messages/en/desk'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatMoment } from '@/lib/rules/text/indian-date'

/** How long whoever has the page open already may not know of who comes. */
const ASK_MS = 30_000

type Props = {
  list: string
  id: string
  /** As the page was made. */
  others: readonly Present[]
  text: DeskMessages['presence']
  dates: DateMessages
}

/** Who else has this record open: as the page came and, with JavaScript, as long as it is looked at. */
export function PresenceNote({ list, id, others, text, dates }: Props) {
  const [now, setNow] = useState(others)
  useEffect(() => {
    const ask = async () => {
      if (document.hidden) return
      const found = await askPresence(list, id)
      if (found === 'signedOut') stop()
      // Nobody can say: what was known stands, with its time.
      else if (found !== null) setNow(found)
    }
    const timer = setInterval(ask, ASK_MS)
    // Whoever comes back to the page is told at once.
    document.addEventListener('visibilitychange', ask)
    const stop = () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', ask)
    }
    return stop
  }, [list, id])
  return (
    <div role="note" aria-live="polite">
      {now.length > 0 && (
        <div className="desk-notice">
          <p>{text.others}</p>
          <ul>
            {now.map(({ name, seenAt }, index) => (
              // Two may have one name.
              <li key={index}>{fillMessage(text.other, { name, moment: formatMoment(seenAt, dates) })}</li>
            ))}
          </ul>
          <p>{text.what}</p>
        </div>
      )}
    </div>
  )
}
