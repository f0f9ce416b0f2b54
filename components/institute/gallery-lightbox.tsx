'use client'

import { type ComponentType, type MouseEvent, type ReactNode, useState } from 'react'
import { isPlainClick } from '@/components/ui/plain-click'
import type { LightboxProps } from './lightbox'

type Props = Pick<LightboxProps, 'slides' | 'labels' | 'pictureLabel' | 'lang'> & {
  /** Links to the pictures, each with its index as `data-picture`. */
  children: ReactNode
}

function pictureIndex(target: EventTarget): number | null {
  const link = target instanceof Element ? target.closest<HTMLElement>('[data-picture]') : null
  return link === null ? null : Number(link.dataset.picture)
}

/** Keeps the browser's own menu away from pictures (spec 2 §2, "Gallery"). */
function blockMenuOnPictures(event: MouseEvent) {
  if (pictureIndex(event.target) !== null) event.preventDefault()
}

/** Opens the pictures that its children link to in a lightbox, which is loaded with the first click. */
export function GalleryLightbox({ children, ...viewer }: Props) {
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps> | null>(null)
  const [index, setIndex] = useState<number | null>(null)

  async function open(event: MouseEvent) {
    const wanted = pictureIndex(event.target)
    if (wanted === null || !isPlainClick(event)) return
    event.preventDefault()
    try {
      const loaded = await import('./lightbox')
      setLightbox(() => loaded.Lightbox)
      setIndex(wanted)
    } catch {
      // The chunk cannot be had (offline, a newer deployment): the picture itself still can.
      window.location.assign(viewer.slides[wanted]?.src ?? '')
    }
  }

  return (
    // The links inside are what is pressed; this only listens where their clicks pass.
    <div onClick={open} onContextMenu={blockMenuOnPictures}>
      {children}
      {Lightbox && index !== null && <Lightbox {...viewer} index={index} onClose={() => setIndex(null)} />}
    </div>
  )
}
