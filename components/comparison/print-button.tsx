'use client'

import { Printer } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'

/** Prints the page; where there is no JavaScript the browser's own menu does. */
export function PrintButton({ label }: { label: string }) {
  return (
    <Button variant="quiet" className="noscript:hidden" onClick={() => window.print()}>
      <Icon of={Printer} size={18} />
      {label}
    </Button>
  )
}
