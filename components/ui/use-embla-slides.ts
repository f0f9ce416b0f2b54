import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { slideAfterResize, slideAfterSwipe, slideOfItem } from '@/lib/rules/pictures/carousel-slides'
import type { CarouselPreset } from './carousel-presets'

/**
 * Embla's measure of speed, which is the pull of a spring and no time: such that after `milliseconds`
 * (400 to 900) a slide is within one percent of its place. A line through what the spring does.
 */
export function emblaDuration(milliseconds: number): number {
  return 8.8 + 0.024 * milliseconds
}

type EmblaCarouselType = NonNullable<UseEmblaCarouselType[1]>

type Options = {
  /** What the browser scrolls until embla takes over. */
  viewport: RefObject<HTMLElement | null>
  /** Holds the row and nothing else, at no distance from it. */
  stage: RefObject<HTMLElement | null>
  settings: CarouselPreset
  slides: number
  columns: number
  /** Less motion is wanted: slides change at once. */
  isCalm: boolean
  onSelect: (slide: number | null) => void
  onTouch: (isTouched: boolean) => void
  onSwiped: (slide: number) => void
}

/** @returns how far the touch that ends, or ended last, has gone to the right */
function measureTouch(root: HTMLElement, signal: AbortSignal): () => number {
  let start = 0
  let moved = 0
  // Capturing, and so before embla ends the gesture.
  const early = { capture: true, passive: true, signal }
  root.addEventListener(
    'touchstart',
    ({ touches }) => {
      start = touches[0]?.clientX ?? 0
      moved = 0
    },
    early,
  )
  root.addEventListener(
    'touchend',
    ({ changedTouches }) => void (moved = (changedTouches[0]?.clientX ?? start) - start),
    early,
  )
  return () => moved
}

/** Moves each item with its slide. */
function moveItems(embla: EmblaCarouselType, slideOf: (item: number) => number): void {
  const shifts = embla.slideNodes().map((slide) => slide.style.transform)
  embla
    .containerNode()
    .querySelectorAll<HTMLElement>(':scope > [data-item]')
    .forEach((item, index) => {
      const shift = shifts[slideOf(index)] ?? ''
      if (item.style.transform !== shift) item.style.transform = shift
    })
}

/**
 * Embla over the row of a carousel. It moves the row, and the empty `data-slide` elements in it, which
 * are whole slides; the items, which lie in the row as the style sheet says, follow their slide.
 */
export function useEmblaSlides({ viewport, stage, settings, slides, columns, isCalm, ...on }: Options) {
  const { rows, speed } = settings
  const [setRoot, embla] = useEmblaCarousel({
    loop: true,
    align: 'start',
    slides: '[data-slide]',
    duration: emblaDuration(speed),
    // What is out of view is inert, so the focus never needs a slide to come.
    watchFocus: false,
    // With a mouse there are buttons and dots, and a text can be marked.
    watchDrag: (_, event) => !(event instanceof MouseEvent),
  })
  useLayoutEffect(() => {
    setRoot(stage.current)
    return () => setRoot(null)
  }, [setRoot, stage])

  /** What was in view, and in how many columns, when the visitor or the time last moved it. */
  const stand = useRef({ slide: 0, columns })

  const follow = useEffectEvent(() => {
    if (embla) moveItems(embla, (item) => slideOfItem(item, columns, rows))
  })
  const select = useEffectEvent((slide: number) => {
    stand.current = { slide, columns }
    on.onSelect(slide)
  })
  const touch = useEffectEvent((isTouched: boolean) => on.onTouch(isTouched))
  const endSwipe = useEffectEvent((from: number, moved: number) => {
    const near = embla?.selectedScrollSnap() ?? from
    const slide = slideAfterSwipe(from, near, moved, slides)
    if (slide !== near || isCalm) embla?.scrollTo(slide, isCalm)
    if (slide !== from) on.onSwiped(slide)
    on.onTouch(false)
  })
  const leave = useEffectEvent(() => on.onSelect(null))

  useEffect(() => {
    const root = viewport.current
    if (!embla || root === null) return
    const [first, second] = embla.slideNodes()
    const stride = (second?.offsetLeft ?? 0) - (first?.offsetLeft ?? 0)
    // Where the browser had scrolled to, embla goes on.
    const scrolledTo = stride > 0 ? Math.round(root.scrollLeft / stride) : 0
    root.toggleAttribute('data-moving', true)
    root.scrollTo({ left: 0, behavior: 'instant' })
    embla.scrollTo(scrolledTo, true)
    select(embla.selectedScrollSnap())
    follow()

    let from = 0
    const stop = new AbortController()
    const moved = measureTouch(root, stop.signal)
    embla
      .on('select', () => select(embla.selectedScrollSnap()))
      .on('scroll', follow)
      .on('settle', follow)
      .on('reInit', follow)
      .on('pointerDown', () => {
        from = embla.selectedScrollSnap()
        touch(true)
      })
      .on('pointerUp', () => endSwipe(from, moved()))
    return () => {
      stop.abort()
      root.toggleAttribute('data-moving', false)
      for (const item of root.querySelectorAll<HTMLElement>('[data-item]')) item.style.transform = ''
      leave()
    }
  }, [embla, viewport])

  const resettle = useEffectEvent(() => {
    const { slide, columns: before } = stand.current
    embla?.reInit()
    const wanted = Math.min(slideAfterResize(slide, before, columns, rows), slides - 1)
    embla?.scrollTo(wanted, true)
    select(wanted)
    follow()
  })
  const shape = `${slides} in ${columns}`
  const settled = useRef(shape)
  useEffect(() => {
    if (settled.current === shape) return
    settled.current = shape
    resettle()
  }, [shape])

  return embla
}
