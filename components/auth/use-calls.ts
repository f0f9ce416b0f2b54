import { useEffect, useRef, useState } from 'react'
import { useModals } from '@/lib/client/auth/modal-store'

/**
 * Calls of a modal, one at a time: while one is under way another is not made, and when the modal
 * closes its answer means nothing any more.
 */
export function useCalls<Name extends string>() {
  const [pending, setPending] = useState<Name | null>(null)
  const running = useRef<AbortController | null>(null)
  const isOpen = useModals((modals) => modals.modal !== null)
  useEffect(() => () => running.current?.abort(), [isOpen])

  /** @returns `null` where the call was not made, or came too late */
  async function run<Answer>(name: Name, call: (signal: AbortSignal) => Promise<Answer>): Promise<Answer | null> {
    if (running.current !== null) return null
    const controller = new AbortController()
    running.current = controller
    setPending(name)
    try {
      const answer = await call(controller.signal)
      return controller.signal.aborted ? null : answer
    } catch (error) {
      if (controller.signal.aborted) return null
      throw error
    } finally {
      running.current = null
      setPending(null)
    }
  }

  return { pending, run }
}
