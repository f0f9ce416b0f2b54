'use client'

import { lazy, Suspense, useEffect, useState } from 'react'
import { whenToastWanted } from './toast'

const ToastHost = lazy(() => import('./toast-host').then(({ ToastHost }) => ({ default: ToastHost })))

type Props = { label: string; closeLabel: string }

/** The place for toasts, once in the root layout. Costs nothing until the first toast. */
export function Toaster(props: Props) {
  const [wanted, setWanted] = useState(false)
  useEffect(() => whenToastWanted(() => setWanted(true)), [])
  if (!wanted) return null
  return (
    <Suspense fallback={null}>
      <ToastHost {...props} />
    </Suspense>
  )
}
