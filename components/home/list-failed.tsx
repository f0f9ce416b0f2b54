'use client'

import { Button } from '@/components/ui/button'
import { type ShownHome, useFreshHome } from './use-fresh-home'

type Props = { shown: ShownHome; failed: string; loading: string; retry: string }

/** In place of a list whose call failed, with another try; the rest of the page stands. */
export function ListFailed({ shown, failed, loading, retry }: Props) {
  const { ask, isAsking } = useFreshHome(shown)
  return (
    <div className="grid min-h-44 place-items-center content-center gap-4 rounded-panel border border-dashed border-line-2 bg-sunk p-6 text-center">
      <p role="status" className="text-ink-2">
        {isAsking ? loading : failed}
      </p>
      <Button
        variant="quiet"
        className="noscript:hidden"
        busy={isAsking}
        busyLabel={loading}
        onClick={() => !isAsking && ask()}
      >
        {retry}
      </Button>
    </div>
  )
}
