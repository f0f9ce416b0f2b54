'use client'

import { usePathname } from 'next/navigation'
import { type ComponentType, lazy, Suspense, useEffect, useOptimistic, useRef, useState } from 'react'
import { listenToNavigations } from '@/lib/client/navigation-signal'
import { shapeOnTheWay } from '@/lib/rules/routes/page-shape'
import type { PageShape } from '@/lib/rules/routes/table'
import styles from './pending-page.module.css'

/** Most pages are there sooner; what flashes by is worse than nothing. */
const DELAY_MS = 150

/** Comes with the first navigation; without it the present page stays in view. */
const loadSkeleton = (): Promise<{ default: ComponentType<{ shape: PageShape }> }> =>
  import('./page-skeleton').then(
    ({ PageSkeleton }) => ({ default: PageSkeleton }),
    () => ({ default: () => null }),
  )
const PageSkeleton = lazy(loadSkeleton)

type Props = { label: string; /** By route. */ shapes: Readonly<Record<string, PageShape>> }

/**
 * While a page that a visitor goes to is on its way, its skeleton covers the present one under the
 * navbar. It stands here, not in a `loading.tsx`: a boundary above a page would send status 200 and
 * a head without title before anyone knows whether the page exists
 * (docs/adr/0029-skeletons-on-the-way.md).
 */
export function PendingPage({ label, shapes }: Props) {
  // Set within the router's own transition, so that it ends with it, however it ends.
  const [shape, setShape] = useOptimistic<PageShape | null>(null)
  const pathname = usePathname()
  const shown = useRef(pathname)
  useEffect(() => {
    shown.current = pathname
  }, [pathname])
  useEffect(
    () =>
      listenToNavigations((href, type) => {
        // Back and Forward have changed the address by now.
        const from = type === 'traverse' ? new URL(shown.current, window.location.origin).href : window.location.href
        setShape(shapeOnTheWay(href, from, shapes))
      }),
    [setShape, shapes],
  )
  return shape === null ? null : <OnItsWay shape={shape} label={label} />
}

function OnItsWay({ shape, label }: { shape: PageShape; label: string }) {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    void loadSkeleton()
    const timer = setTimeout(() => setLate(true), DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div role="status">
      {isLate && <span className="sr-only">{label}</span>}
      {isLate && (
        <Suspense fallback={null}>
          <div className={styles.pending}>
            <PageSkeleton shape={shape} />
          </div>
        </Suspense>
      )}
    </div>
  )
}
