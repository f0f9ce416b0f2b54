import { clsx } from 'clsx'
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { useCallback, useState, useSyncExternalStore } from 'react'
import type { CarouselMessages } from '@/lib/messages/en/carousel'
import { dotWindow } from '@/lib/rules/pictures/carousel-slides'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { Button } from './button'
import type { CarouselPreset } from './carousel-presets'
import { Icon } from './icon'
import { ROTATION_CONTROL } from './use-autoplay'
import { watchWidth } from './use-columns'

type Props = {
  settings: CarouselPreset
  slides: number
  selected: number
  text: CarouselMessages
  onRiver: boolean
  goTo: (slide: number) => void
  step: (by: 1 | -1) => void
  /** Whether it moves by itself. */
  isOn: boolean
  onToggle: () => void
}

/** For how many dots a row has room: all are as wide as its first, of which there is always one. */
function useDotRoom(row: HTMLElement | null): number {
  const read = useCallback(() => {
    const dot = row?.firstElementChild
    if (!row || !(dot instanceof HTMLElement) || dot.offsetWidth === 0) return 1
    return Math.max(1, Math.floor(row.offsetWidth / dot.offsetWidth))
  }, [row])
  return useSyncExternalStore(watchWidth, read, () => 1)
}

/** Stop and start (first, so that it is found before what moves), the dots, and previous and next. */
export function CarouselControls(props: Props) {
  const { settings, slides, selected, text, onRiver, goTo, step, isOn, onToggle } = props
  const [group, setGroup] = useState<HTMLElement | null>(null)
  const room = useDotRoom(group)
  const dots = dotWindow(selected, slides, settings.maxDots ?? room)
  return (
    <div className="flex h-full items-center gap-2">
      {settings.interval !== null && (
        <Button
          variant="quiet"
          size="icon"
          className="order-2"
          aria-label={isOn ? text.pause : text.play}
          onClick={onToggle}
          {...{ [ROTATION_CONTROL]: '' }}
        >
          <Icon of={isOn ? Pause : Play} size={18} className="fill-current" />
        </Button>
      )}
      <div ref={setGroup} role="group" aria-label={text.choose} className="-ml-1 flex min-w-0 flex-1">
        {dots.map((slide) => (
          <button
            key={slide}
            type="button"
            aria-label={fillMessage(text.position, { number: slide + 1, total: slides })}
            aria-current={slide === selected || undefined}
            onClick={() => goTo(slide)}
            className="group grid h-11 w-6 shrink-0 cursor-pointer place-items-center"
          >
            <span
              className={clsx(
                'block h-2 rounded-full transition-colors duration-200 ease-calm forced-colors:border-4',
                slide === selected ? 'w-4' : 'w-2',
                onRiver
                  ? [slide === selected ? 'bg-turmeric' : 'bg-on-river-grey group-hover:bg-white']
                  : [slide === selected ? 'bg-river' : 'bg-line-3 group-hover:bg-ink-2'],
              )}
            />
          </button>
        ))}
      </div>
      {settings.hasButtons && (
        <div className="order-3 hidden gap-2 md:flex">
          <Button variant="quiet" size="icon" aria-label={text.previous} onClick={() => step(-1)}>
            <Icon of={ChevronLeft} />
          </Button>
          <Button variant="quiet" size="icon" aria-label={text.next} onClick={() => step(1)}>
            <Icon of={ChevronRight} />
          </Button>
        </div>
      )}
    </div>
  )
}
