'use client'

import { useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Sheet } from '@/components/ui/sheet'
import { useDirectoryStore } from '@/lib/client/directory/directory-store'
import { formatMessage } from '@/lib/rules/text/format-message'
import { ActiveFilters } from './active-filters'
import { useDirectory } from './directory-context'
import { FilterSections } from './filter-sections'

/** The filters over the whole of a small screen, with the ways out at its foot. Loaded on need. */
export function FilterSheet({ onShowResults }: { onShowResults: () => void }) {
  const { texts, clear } = useDirectory()
  const isOpen = useDirectoryStore((state) => state.isSheetOpen)
  const setOpen = useDirectoryStore((state) => state.setSheetOpen)
  const start = useRef<HTMLDivElement>(null)
  return (
    <Sheet
      open={isOpen}
      onOpenChange={setOpen}
      title={texts.filters}
      closeLabel={texts.closeFilters}
      className="lg:hidden"
      footer={
        <>
          <Button variant="quiet" onClick={clear}>
            {texts.clearFilters}
          </Button>
          <Button
            onClick={() => {
              setOpen(false)
              onShowResults()
            }}
          >
            <ResultCount />
          </Button>
        </>
      }
    >
      <div ref={start} tabIndex={-1} className="grid gap-5 outline-none">
        <ActiveFilters hidesSearch={false} onRemoved={() => start.current?.focus({ preventScroll: true })} />
      </div>
      <div className="-mt-5">
        <FilterSections namePrefix="sheet-" />
      </div>
    </Sheet>
  )
}

/** What closing the sheet shows. While it is being counted, only that there will be results. */
function ResultCount() {
  const { texts, results } = useDirectory()
  if (results.page === null) return <span aria-live="polite">{texts.showAny}</span>
  const { total } = results.page
  const label = total === 0 ? texts.showNoResults : formatMessage(texts.showResults, { total })
  return <span aria-live="polite">{label}</span>
}
