'use client'

import { type RefObject, useCallback, useState, useSyncExternalStore } from 'react'
import type { CarouselMessages } from '@/lib/messages/en/carousel'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { CarouselControls } from './carousel-controls'
import type { CarouselPreset } from './carousel-presets'
import { useAutoplay } from './use-autoplay'
import { useEmblaSlides } from './use-embla-slides'

type Props = {
  region: RefObject<HTMLElement | null>
  viewport: RefObject<HTMLElement | null>
  stage: RefObject<HTMLElement | null>
  settings: CarouselPreset
  slides: number
  columns: number
  selected: number | null
  /** `null` hands the row back to the browser. */
  onSelect: (slide: number | null) => void
  text: CarouselMessages
  onRiver: boolean
  isNear: boolean
}

/** Moves the slides of a carousel: by finger, by its controls, and by itself. Loaded when one comes near. */
export function CarouselMotion(props: Props) {
  const { region, viewport, stage, settings, slides, columns, selected, onSelect, text, onRiver, isNear } = props
  const isCalm = useMedia('(prefers-reduced-motion: reduce)')
  const [isTouched, setIsTouched] = useState(false)
  /** Said to those who do not see it, and only where the visitor has moved. */
  const [said, setSaid] = useState('')
  const say = (slide: number) => setSaid(fillMessage(text.position, { number: slide + 1, total: slides }))

  const embla = useEmblaSlides({
    viewport,
    stage,
    settings,
    slides,
    columns,
    isCalm,
    onSelect,
    onTouch: setIsTouched,
    onSwiped: say,
  })
  const { isOn, toggle } = useAutoplay({
    interval: settings.interval,
    region,
    isCalm,
    isHeld: isTouched || !isNear || selected === null,
    shown: selected,
    advance: () => {
      setSaid('')
      embla?.scrollNext(isCalm)
    },
  })

  if (!embla || selected === null) return null
  const visitor = {
    goTo: (slide: number) => {
      embla.scrollTo(slide, isCalm)
      say(slide)
    },
    step: (by: 1 | -1) => {
      if (by === 1) embla.scrollNext(isCalm)
      else embla.scrollPrev(isCalm)
      say((selected + by + slides) % slides)
    },
  }
  return (
    <>
      <CarouselControls
        {...visitor}
        settings={settings}
        slides={slides}
        selected={selected}
        text={text}
        onRiver={onRiver}
        isOn={isOn}
        onToggle={toggle}
      />
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  )
}

/** Whether a media query holds now. False on the server. */
function useMedia(query: string): boolean {
  const watch = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(
    watch,
    () => window.matchMedia(query).matches,
    () => false,
  )
}
