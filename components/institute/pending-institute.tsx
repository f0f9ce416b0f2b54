'use client'

import { useLinkStatus } from 'next/link'
import { createPortal } from 'react-dom'
import { InstituteSkeleton } from './institute-skeleton'
import styles from './pending-institute.module.css'

/**
 * Put inside a `Link` to an institution: while the page is on its way, its skeleton covers the
 * present one under the navbar. It stands here, not in a `loading.tsx`, because a boundary above
 * the page would send status 200 and a head without title before anyone knows whether the
 * institution exists. It shows only after a moment: most pages are there sooner.
 */
export function PendingInstitute({ label }: { label: string }) {
  const { pending } = useLinkStatus()
  return pending ? <InstituteOnItsWay label={label} /> : null
}

/** The skeleton over the page, for what leads to an institution without being a `Link`. */
export function InstituteOnItsWay({ label }: { label: string }) {
  return createPortal(
    <div role="status" className={styles.pending}>
      <span className="sr-only">{label}</span>
      <InstituteSkeleton />
    </div>,
    document.body,
  )
}
