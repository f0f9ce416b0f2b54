import { useState } from 'react'
import { useCountdown } from '@/components/ui/use-countdown'
import type { SignInMessages } from '@/lib/messages/en/sign-in'
import { fillMessage } from '@/lib/rules/text/fill-message'

/** To which number a code was sent, and how long another one is to be waited for. */
export function useCodeSending(phone: string, text: SignInMessages) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [sent, setSent] = useState(0)
  const [waits, setWaits] = useState<string | null>(null)
  const countdown = useCountdown()

  const shown = {
    isSent: sentTo !== null,
    /** Counts the messages to the number that stands in the field. */
    sent: sentTo === null ? 0 : sent,
    // Another number does not wait for the one that was mistyped.
    secondsLeft: waits === phone ? countdown.left : 0,
    /** For screen readers: a code was sent, or can be asked for again. */
    status:
      sentTo === null
        ? ''
        : countdown.isOver
          ? text.canResend
          : fillMessage(text.codeSentTo, { phone: [...sentTo].join(' ') }),
  }
  return {
    shown,
    wait(seconds: number | null | undefined) {
      if (seconds === null || seconds === undefined) return
      setWaits(phone)
      countdown.start(seconds)
    },
    noteSent() {
      setSentTo(phone)
      setSent((count) => count + 1)
    },
    forget: () => setSentTo(null),
  }
}
