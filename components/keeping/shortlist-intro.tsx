'use client'

import { useSession } from '@/lib/client/session-store'
import type { KeepingMessages } from '@/lib/messages/en/keeping'

/** Where the shortlist is kept. The HTML is the same for everybody: its place is kept free until it is known who is there. */
export function ShortlistIntro({ text }: { text: Pick<KeepingMessages, 'intro' | 'introSignedIn'> }) {
  const state = useSession((session) => session.state)
  return (
    <p className={`text-lg text-ink-2 ${state === 'unknown' ? 'scripting:invisible' : ''}`}>
      {state === 'in' ? text.introSignedIn : text.intro}
    </p>
  )
}
