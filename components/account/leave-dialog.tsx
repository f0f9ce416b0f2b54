'use client'

import { AlertDialog } from '@base-ui/react/alert-dialog'
import { Button } from '@/components/ui/button'
import type { AccountMessages } from '@/lib/messages/en/account'

type Props = {
  isOpen: boolean
  onStay: () => void
  onLeave: () => void
  text: Pick<AccountMessages, 'leaveTitle' | 'leaveText' | 'leave' | 'stay'>
}

/** Asks whether changes that are not saved may be lost. */
export function LeaveDialog({ isOpen, onStay, onLeave, text }: Props) {
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={(open) => !open && onStay()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="fixed inset-0 z-40 bg-river-deep/45" />
        <AlertDialog.Popup className="fixed inset-x-4 top-1/2 z-50 mx-auto grid max-w-sm -translate-y-1/2 gap-3 rounded-panel bg-surface p-6 text-ink shadow-float outline-none">
          <AlertDialog.Title className="text-h3 font-semibold">{text.leaveTitle}</AlertDialog.Title>
          <AlertDialog.Description className="text-ink-2">{text.leaveText}</AlertDialog.Description>
          <div className="mt-2 flex flex-wrap gap-3 *:flex-1">
            <Button onClick={onStay}>{text.stay}</Button>
            <Button variant="danger-text" onClick={onLeave}>
              {text.leave}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
