'use client'

import { Button } from '@/components/ui/button'
import type { SelectionStore } from '@/lib/client/shortlist/selection-store'
import { useRemoved } from '@/lib/client/shortlist/use-removed'
import type { ShortlistMessages } from '@/lib/messages/en/shortlist'
import { fillMessage } from '@/lib/rules/text/fill-message'

/** What was taken out of a list last, with the way to have it back. */
export function RemovedLine({
  list,
  text,
}: {
  list: SelectionStore
  text: Pick<ShortlistMessages, 'removed' | 'undo'>
}) {
  const removal = useRemoved(list)
  return (
    <div role="status" className="empty:hidden">
      {removal !== null && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-sunk px-5 py-3">
          <p className="line-clamp-2 min-w-0 wrap-anywhere">
            {fillMessage(text.removed, { names: removal.names.join(', ') })}
          </p>
          <Button variant="quiet" className="min-h-11 px-4" onClick={removal.undo}>
            {text.undo}
          </Button>
        </div>
      )}
    </div>
  )
}
