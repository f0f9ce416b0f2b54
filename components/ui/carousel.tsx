'use client'

import { clsx } from 'clsx'
import { Children, type CSSProperties, isValidElement, type ReactNode, useEffect, useRef, useState } from 'react'
import type { CarouselMessages } from '@/lib/messages/en/carousel'
import { isItemShown, slideCount } from '@/lib/rules/pictures/carousel-slides'
import { fillMessage } from '@/lib/rules/text/fill-message'
import type { CarouselMotion } from './carousel-motion'
import { carouselPresets, type CarouselPresetName } from './carousel-presets'
import styles from './carousel.module.css'
import { useColumns } from './use-columns'
import { useNear } from './use-near'

type Props = {
  preset: CarouselPresetName
  /** The accessible name of the whole. */
  label: string
  text: CarouselMessages
  /** One element for each item. */
  children: ReactNode
  /** On a river-deep panel. */
  onRiver?: boolean
  className?: string
}

/**
 * Items in a row, of which the window shows as many as there is room for (carousel-presets.ts). Its
 * HTML is a row that scrolls and snaps: so it stands without JavaScript, and until it comes near the
 * window. Then embla takes over, with controls, wrapping, and slides that change by themselves.
 */
export function Carousel({ preset, label, text, children, onRiver = false, className }: Props) {
  const settings = carouselPresets[preset]
  const { rows } = settings
  const items = Children.toArray(children)
  const region = useRef<HTMLElement>(null)
  const viewport = useRef<HTMLDivElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const isNear = useNear(region)
  const [wasNear, setWasNear] = useState(false)
  if (isNear && !wasNear) setWasNear(true)
  const columns = useColumns(region, wasNear)
  const slides = columns === null ? 1 : slideCount(items.length, columns, rows)
  const isTooMuch = slides > 1
  const [Motion, setMotion] = useState<typeof CarouselMotion | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  /** The slide in view, and the first of those in view; `null` while the row is the browser's to scroll. */
  const [selected, setSelected] = useState<number | null>(null)

  // Embla and the controls are no part of a page's first load.
  useEffect(() => {
    if (!isTooMuch) return
    import('./carousel-motion').then(
      (loaded) => setMotion(() => loaded.CarouselMotion),
      () => setHasFailed(true),
    )
  }, [isTooMuch])

  // What the visitor had the focus on may just have left the view: it may not fall to the page's start.
  useEffect(() => {
    if (viewport.current?.querySelector('[inert] :focus, [inert]:focus'))
      viewport.current.focus({ preventScroll: true })
  }, [selected])

  const isMoved = selected !== null && columns !== null
  const place = (index: number, total: number) => fillMessage(text.place, { number: index + 1, total })
  // A grid is one slide after the other in the same group, for those out of view are inert.
  const group =
    rows === 2 && isMoved
      ? { role: 'group', 'aria-roledescription': text.slide, 'aria-label': place(selected, slides) }
      : isMoved
        ? {}
        : { role: 'group', 'aria-label': label }
  if (items.length === 0) return null
  return (
    <section
      ref={region}
      aria-roledescription={text.carousel}
      aria-label={label}
      data-state={hasFailed ? 'plain' : undefined}
      className={clsx(styles.carousel, styles[preset], className)}
      style={{ '--items': items.length } as CSSProperties}
    >
      <div className={styles.bar}>
        {Motion && isTooMuch && columns !== null && (
          <Motion
            {...{ region, viewport, stage, settings, slides, columns, selected, text, onRiver, isNear }}
            onSelect={setSelected}
          />
        )}
      </div>
      <div ref={viewport} {...group} tabIndex={isMoved ? -1 : 0} className={styles.viewport}>
        <div ref={stage} className={styles.stage}>
          <div role={rows === 2 ? 'list' : undefined} className={styles.track}>
            {items.map((item, index) => (
              <div
                key={isValidElement(item) ? item.key : index}
                data-item
                inert={isMoved && !isItemShown(index, selected, items.length, columns, rows)}
                className={styles.item}
                {...(rows === 2
                  ? { role: 'listitem' }
                  : { role: 'group', 'aria-roledescription': text.slide, 'aria-label': place(index, items.length) })}
              >
                {item}
              </div>
            ))}
            {isTooMuch && <Slides count={slides} />}
          </div>
        </div>
      </div>
    </section>
  )
}

/** What embla takes for slides (use-embla-slides.ts). */
function Slides({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <span key={index} data-slide aria-hidden className={styles.slide} style={{ '--index': index } as CSSProperties} />
  ))
}
