import { clsx } from 'clsx'
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import type { CarouselMessages } from '@/lib/messages/en/carousel'
import { dotWindow } from '@/lib/rules/carousel-slides'
import { fillMessage } from '@/lib/rules/fill-message'
import { Button } from './button'
import type { CarouselPreset } from './carousel-presets'
import { Icon } from './icon'
import { ROTATION_CONTROL } from './use-autoplay'

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

/** Stop and start (first, so that it is found before what moves), the dots, and previous and next. */
export function CarouselControls(props: Props) {
  const { settings, slides, selected, text, onRiver, goTo, step, isOn, onToggle } = props
  const dots = dotWindow(selected, slides, settings.maxDots)
  return (
    <div className="flex h-full items-center gap-2">
      {settings.interval !== null && (
        <Button
          variant="quiet"
          size="icon"
          className="order-2 ml-auto"
          aria-label={isOn ? text.pause : text.play}
          onClick={onToggle}
          {...{ [ROTATION_CONTROL]: '' }}
        >
          <Icon of={isOn ? Pause : Play} size={18} className="fill-current" />
        </Button>
      )}
      <div role="group" aria-label={text.choose} className="-ml-1 flex">
        {dots.map((slide) => (
          <button
            key={slide}
            type="button"
            aria-label={fillMessage(text.position, { number: slide + 1, total: slides })}
            aria-current={slide === selected || undefined}
            onClick={() => goTo(slide)}
            className="group grid h-11 min-w-6 cursor-pointer place-items-center px-1"
          >
            <span
              className={clsx(
                'block h-2 rounded-full transition-colors duration-200 ease-calm',
                slide === selected ? 'w-6' : 'w-2',
                onRiver
                  ? [slide === selected ? 'bg-turmeric' : 'bg-on-river-grey group-hover:bg-white']
                  : [slide === selected ? 'bg-river' : 'bg-line-3 group-hover:bg-ink-2'],
              )}
            />
          </button>
        ))}
      </div>
      {settings.hasButtons && (
        <div className={clsx('order-3 hidden gap-2 md:flex', settings.interval === null && 'ml-auto')}>
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
