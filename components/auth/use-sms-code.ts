import { useEffect, useEffectEvent } from 'react'
import { waitForSmsCode } from '@/lib/client/auth/web-otp'

/** Gives the code of the SMS that was sent, where the phone offers it. `sent` counts the messages. */
export function useSmsCode(sent: number, onCode: (code: string) => void) {
  const give = useEffectEvent(onCode)
  useEffect(() => {
    if (sent === 0) return
    const controller = new AbortController()
    void waitForSmsCode(controller.signal).then((code) => {
      if (code !== null && !controller.signal.aborted) give(code)
    })
    return () => controller.abort()
  }, [sent])
}
