'use client'

import { Button } from '@/components/ui/button'
import { StatusRegion } from '@/components/ui/status-region'
import type { SelectionStore } from '@/lib/client/shortlist/selection-store'
import { useRemoved } from '@/lib/client/shortlist/use-removed'
import type { Language } from '@/lib/contract/language'
import type { ShortlistMessages } from '@/lib/messages/en/shortlist'
import { RemovalWords } from './removal-words'

type Props = { list: SelectionStore; lang: Language; text: Pick<ShortlistMessages, 'removed' | 'undo'> }

/** What was taken out of a list last, with the way to have it back. */
export function RemovedLine({ list, lang, text }: Props) {
  const removal = useRemoved(list)
  return (
    <StatusRegion>
      {removal !== null && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-sunk px-5 py-3">
          <p className="line-clamp-2 min-w-0 wrap-anywhere">
            <RemovalWords names={removal.names} lang={lang} text={text} />
          </p>
          <Button variant="quiet" className="min-h-11 px-4" onClick={removal.undo}>
            {text.undo}
          </Button>
        </div>
      )}
    </StatusRegion>
  )
}
