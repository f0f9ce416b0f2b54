'use client'

import { clsx } from 'clsx'
import { useCallback, useState, type ReactNode } from 'react'
import { preload } from 'react-dom'
import { pictureSources } from '@/lib/rules/picture-sources'

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
  /** A path of our own (see lib/rules/picture.ts), or `null` when there is none. */
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
  const [failedSrc, setFailedSrc] = useState<string | null>(null)
  const [squareSrc, setSquareSrc] = useState<string | null>(null)
  const isWhole = fit === 'contain' || (fit === 'auto' && src === squareSrc)

  // A picture can fail before React listens; its `error` event is then lost.
  const seeWhetherFailed = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') setFailedSrc(src)
    },
    [src],
  )

  const frame = {
    // Chromium fetches lazy pictures from up to 2500 px away; what it does not lay out, from a window and a half.
    className: clsx('relative block overflow-hidden', !priority && 'content-auto', tones[tone], className),
    style: aspect === undefined ? undefined : { aspectRatio: aspect },
  }
  if (src === null || src === failedSrc) return <span {...frame}>{fallback}</span>
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
        ref={seeWhetherFailed}
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
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
          if (naturalWidth < naturalHeight * WIDE) setSquareSrc(src)
        }}
        onError={() => setFailedSrc(src)}
        {...sources}
      />
    </picture>
  )
}
