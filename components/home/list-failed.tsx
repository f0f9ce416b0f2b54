'use client'

import { Button } from '@/components/ui/button'
import { useHome } from './home-context'

type Props = { failed: string; loading: string }

/** In place of a list whose call failed, with another try; the rest of the page stands. */
export function ListFailed({ failed, loading }: Props) {
  const { texts, tryAgain, isTrying } = useHome()
  return (
    <div className="grid min-h-44 place-items-center content-center gap-4 rounded-panel border border-dashed border-line-2 bg-sunk p-6 text-center">
      <p role="status" className="text-ink-2">
        {isTrying ? loading : failed}
      </p>
      <Button
        variant="quiet"
        className="noscript:hidden"
        busy={isTrying}
        busyLabel={loading}
        onClick={() => !isTrying && tryAgain()}
      >
        {texts.home.retry}
      </Button>
    </div>
  )
}
