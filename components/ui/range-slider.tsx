'use client'

import { Slider } from '@base-ui/react/slider'
import { clsx } from 'clsx'

export type Range = readonly [low: number, high: number]

type Props = {
  /** The visible name of the range. */
  label: string
  /** Names of the two thumbs for screen readers. */
  thumbLabels: readonly [low: string, high: string]
  min: number
  max: number
  step: number
  /** The least distance between the thumbs, in the unit of `min` and `max`; a multiple of `step`. */
  minGap?: number
  value: Range
  /** While a thumb moves. */
  onChange: (value: Range) => void
  /** How a value is written, also for screen readers. */
  format: (value: number) => string
  className?: string
}

function asRange(values: readonly number[], fallback: Range): Range {
  const [low, high] = values
  return low === undefined || high === undefined ? fallback : [low, high]
}

const thumb = clsx(
  // The painted thumb has 24 px; the finger gets 44.
  'size-6 rounded-full border-2 border-river bg-white shadow-sm before:absolute before:-inset-2.5 before:rounded-full',
  'transition-[box-shadow,border-color] duration-150 ease-calm hover:shadow-[0_0_0_8px_var(--color-river-tint)] data-dragging:shadow-[0_0_0_8px_var(--color-river-tint)]',
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-river',
)

/** A range between two thumbs, moved by pointer, touch, arrows, Page Up/Down, Home and End. */
export function RangeSlider(props: Props) {
  const { label, thumbLabels, min, max, step, minGap = 0, value, onChange, format } = props
  return (
    <Slider.Root
      value={value}
      onValueChange={(values) => onChange(asRange(values, value))}
      min={min}
      max={max}
      step={step}
      largeStep={step * 10}
      minStepsBetweenValues={Math.round(minGap / step)}
      thumbCollisionBehavior="none"
      className={clsx('grid gap-1', props.className)}
    >
      <Slider.Label className="text-sm font-medium text-ink-2">{label}</Slider.Label>
      <Slider.Control className="mx-3 flex h-11 touch-none items-center select-none">
        <Slider.Track className="h-1 w-full rounded-full bg-line-2 forced-colors:bg-[CanvasText]">
          <Slider.Indicator className="rounded-full bg-river forced-colors:bg-[Highlight]" />
          {([0, 1] as const).map((index) => (
            <Slider.Thumb
              key={index}
              index={index}
              aria-label={thumbLabels[index]}
              getAriaValueText={(_, thumbValue) => format(thumbValue)}
              className={thumb}
            />
          ))}
        </Slider.Track>
      </Slider.Control>
      <p aria-hidden className="flex justify-between gap-4 text-sm text-ink-2 tabular-nums">
        <span>{format(value[0])}</span>
        <span>{format(value[1])}</span>
      </p>
    </Slider.Root>
  )
}
