'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { forgetWaitingToasts, whenToastWanted } from './toast'

type Props = { label: string; closeLabel: string }

/**
 * The place for toasts, once in the root layout. Costs nothing until the first toast is likely. One
 * whose host cannot be loaded is not shown: what it says also stands beside its cause.
 */
export function Toaster(props: Props) {
  const [Host, setHost] = useState<ComponentType<Props> | null>(null)
  useEffect(
    () =>
      whenToastWanted(() => {
        import('./toast-host').then(({ ToastHost }) => setHost(() => ToastHost), forgetWaitingToasts)
      }),
    [],
  )
  return Host === null ? null : <Host {...props} />
}
