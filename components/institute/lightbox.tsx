'use client'

import YetAnotherLightbox, { type Labels } from 'yet-another-react-lightbox'
import Counter from 'yet-another-react-lightbox/plugins/counter'
import Thumbnails from 'yet-another-react-lightbox/plugins/thumbnails'
import { Picture } from '@/components/ui/picture'
import type { Language } from '@/lib/contract/language'
import type { InstituteMessages } from '@/lib/messages/en/institute'
import { BlankCover } from './blank-cover'
import 'yet-another-react-lightbox/styles.css'
import 'yet-another-react-lightbox/plugins/counter.css'
import 'yet-another-react-lightbox/plugins/thumbnails.css'
import styles from './lightbox.module.css'

export type LightboxProps = {
  slides: readonly { src: string; alt: string }[]
  labels: InstituteMessages['gallery']['viewer']
  /** What a picture is called, for `{index}` and `{total}` of the library. */
  pictureLabel: string
  lang: Language
  /** The picture shown first. */
  index: number
  onClose: () => void
}

function libraryLabels({ label, previous, next, close, slide }: LightboxProps['labels'], picture: string): Labels {
  return {
    Lightbox: label,
    'Photo gallery': label,
    Thumbnails: label,
    Carousel: label,
    Slide: slide,
    Previous: previous,
    Next: next,
    Close: close,
    '{index} of {total}': picture,
  }
}

/**
 * The pictures one at a time: previous and next, "n / total", a strip of thumbnails, Escape and the
 * arrow keys, wrapping around (spec 2 §2, "Gallery"). Only on need: it weighs more than the page's
 * other scripts together.
 */
export function Lightbox({ slides, labels, pictureLabel, lang, index, onClose }: LightboxProps) {
  return (
    <YetAnotherLightbox
      open
      index={index}
      close={onClose}
      slides={[...slides]}
      plugins={[Counter, Thumbnails]}
      labels={libraryLabels(labels, pictureLabel)}
      className={styles.lightbox}
      controller={{ closeOnBackdropClick: true }}
      carousel={{ finite: slides.length === 1, preload: 2 }}
      thumbnails={{ width: 88, height: 60, border: 2, borderRadius: 8, padding: 0, gap: 8, vignette: false }}
      portal={{ container: { lang, onContextMenu: (event) => event.preventDefault() } }}
      render={{
        slide: ({ slide }) => (
          <Picture
            src={slide.src}
            alt={slide.alt ?? ''}
            sizes="100vw"
            fit="contain"
            tone="river-deep"
            fallback={<BlankCover />}
            className={styles.picture}
          />
        ),
        thumbnail: ({ slide }) => (
          <Picture src={slide.src} alt="" sizes="96px" fallback={<BlankCover />} className="size-full" />
        ),
        ...(slides.length === 1 ? { buttonPrev: () => null, buttonNext: () => null } : {}),
      }}
    />
  )
}
