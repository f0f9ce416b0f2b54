'use client'

import { clsx } from 'clsx'
import { useCallback, useState, type ReactNode } from 'react'
import { preload } from 'react-dom'
import { pictureSources } from '@/lib/rules/pictures/picture-sources'

const tones = {
  clear: '',
  river: 'bg-river-tint',
  sunk: 'bg-sunk',
  turmeric: 'bg-turmeric-tint',
  'river-deep': 'bg-river-deep',
}

/** From this ratio on a picture counts as wide. */
const WIDE = 1.2

export type PictureProps = {
  /** A path of our own (see lib/rules/pictures/picture.ts), or `null` when there is none. */
  src: string | null
  /** Empty for a picture that only decorates. */
  alt: string
  /**
   * How wide it is shown, as the `sizes` attribute: "(min-width: 1024px) 320px, 100vw". A number: it is
   * that many pixels wide in every window, for which the HTML names two files at most in place of ten.
   */
  sizes: string | number
  /** Shown instead when there is no picture or it cannot be loaded. Fills the frame. */
  fallback: ReactNode
  /** Width over height of the frame, e.g. "16/9". Without it, the class name must give a height. */
  aspect?: string
  tone?: keyof typeof tones
  /** `auto` covers the frame, but shows what turns out to be upright or square, such as a crest, as a whole. */
  fit?: 'cover' | 'contain' | 'auto'
  /** The one picture above the fold that matters: loaded at once and first. */
  priority?: boolean
  className?: string
}

/** A picture in a frame that has its size and a colour from the start, so that nothing moves when it arrives. */
export function Picture(props: PictureProps) {
  const { src, alt, sizes, fallback, aspect, tone = 'sunk', fit = 'cover', priority = false, className } = props
  const [found, setFound] = useState<{ src: string | null; as: 'failed' | 'upright' | 'wide' } | null>(null)
  const known = found?.src === src ? found.as : null
  const isWhole = fit === 'contain' || (fit === 'auto' && known === 'upright')

  const look = useCallback(
    ({ naturalWidth, naturalHeight }: HTMLImageElement) =>
      setFound({ src, as: naturalWidth < naturalHeight * WIDE ? 'upright' : 'wide' }),
    [src],
  )
  const fail = useCallback(() => setFound({ src, as: 'failed' }), [src])
  // A picture can come, or fail, before React listens; its event is then lost.
  const catchUp = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image?.complete || image.currentSrc === '') return
      if (image.naturalWidth === 0) fail()
      else look(image)
    },
    [look, fail],
  )

  const frame = {
    // Chromium fetches lazy pictures from up to 2500 px away; what it does not lay out, from a window and a half.
    // Once it is there it stays painted: skipped again, it would come back as an empty frame.
    className: clsx(
      'relative block overflow-hidden',
      src !== null && !priority && known === null && 'content-auto',
      tones[tone],
      className,
    ),
    style: aspect === undefined ? undefined : { aspectRatio: aspect },
  }
  if (src === null || known === 'failed') return <span {...frame}>{fallback}</span>
  const sources = pictureSources(src, sizes)
  if (priority) {
    preload(sources.src, {
      as: 'image',
      imageSrcSet: sources.srcSet,
      imageSizes: sources.sizes,
      fetchPriority: 'high',
    })
  }
  return (
    <picture {...frame}>
      <img
        ref={catchUp}
        alt={alt}
        loading={priority ? undefined : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        className={clsx(
          // Until it is there, its frame says so, not its words.
          'absolute inset-0 size-full text-transparent',
          isWhole ? 'object-contain' : 'object-cover',
          fit === 'auto' && isWhole && 'p-4',
        )}
        onLoad={({ currentTarget }) => look(currentTarget)}
        onError={fail}
        {...sources}
      />
    </picture>
  )
}
