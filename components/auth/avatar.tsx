'use client'

import { clsx } from 'clsx'
import { lazy, Suspense } from 'react'
import { DefaultAvatar } from '@/components/ui/default-avatar'

// Most visitors are not signed in, and not every page has pictures.
const AvatarPicture = lazy(() => import('./avatar-picture').then(({ AvatarPicture }) => ({ default: AvatarPicture })))

/** The round picture of who is signed in. @param src a path of our own (lib/rules/pictures/picture.ts) */
export function Avatar({ src, className }: { src: string | null; className?: string }) {
  return (
    <span className={clsx('block overflow-hidden rounded-full bg-sunk', className)}>
      {src === null ? (
        <DefaultAvatar />
      ) : (
        <Suspense fallback={null}>
          <AvatarPicture src={src} />
        </Suspense>
      )}
    </span>
  )
}
