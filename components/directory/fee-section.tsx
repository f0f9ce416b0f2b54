'use client'

import { type ComponentType, lazy, Suspense, useCallback, useState } from 'react'
import { TextInput } from '@/components/ui/text-input'
import { fees } from '@/lib/rules/filters/table'
import { FEE_MAX, FEE_MIN, FEE_STEP } from '@/lib/rules/filters/values'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatRupees } from '@/lib/rules/text/money'
import { useDirectory } from './directory-context'
import { FilterSection } from './filter-section'

/**
 * The slider is a sixth of the page's own script, and on a phone nobody sees it before the filters
 * are opened: it comes when its place is drawn.
 */
const FeeSlider = lazy((): Promise<{ default: ComponentType }> =>
  import('./fee-slider').then(
    (module) => ({ default: module.FeeSlider }),
    () => ({ default: FeeScale }),
  ),
)

/** The fee range: a slider, or without JavaScript two boxes. */
export function FeeSection({ namePrefix }: { namePrefix: string }) {
  const { clearings } = useDirectory()
  const [isDrawn, watch] = useIsDrawn(namePrefix !== '')
  return (
    <FilterSection filter={fees} namePrefix={namePrefix}>
      {(isDisabled) => (
        <>
          <div ref={watch}>
            <Suspense fallback={<FeeScale />}>
              {/* A clearing drops what the slider has not sent yet. */}
              {isDrawn && !isDisabled ? <FeeSlider key={clearings} /> : <FeeScale />}
            </Suspense>
          </div>
          <FeeBoxes namePrefix={namePrefix} />
        </>
      )}
    </FilterSection>
  )
}

/** Whether an element takes part in the page, in view or not; one with `display: none` does not. */
function useIsDrawn(isKnown: boolean) {
  const [isDrawn, setDrawn] = useState(isKnown)
  const watch = useCallback((element: HTMLElement | null) => {
    if (element === null) return
    const everywhere = { rootMargin: '99999px' }
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setDrawn(true),
      everywhere,
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [isDrawn, watch] as const
}

/** What stands in the slider's place, in its measures, until it comes. */
function FeeScale() {
  const { texts, filters } = useDirectory()
  const { minFee, maxFee } = filters
  const top = formatRupees(maxFee)
  return (
    <div aria-hidden className="grid gap-1 noscript:hidden">
      <span className="text-sm font-medium text-ink-2">{texts.perCourse}</span>
      <span className="mx-3 flex h-11 items-center">
        <span className="h-1 w-full rounded-full bg-line-2" />
      </span>
      <p className="flex justify-between gap-4 text-sm text-ink-2 tabular-nums">
        <span>{formatRupees(minFee)}</span>
        <span>{maxFee === FEE_MAX ? fillMessage(texts.andMore, { amount: top }) : top}</span>
      </p>
    </div>
  )
}

function FeeBoxes({ namePrefix }: { namePrefix: string }) {
  const { texts, filters } = useDirectory()
  const box = { type: 'number', inputMode: 'numeric', min: FEE_MIN, max: FEE_MAX, step: FEE_STEP } as const
  return (
    <div className="hidden grid-cols-2 gap-3 noscript:grid">
      {(['min', 'max'] as const).map((end) => (
        <TextInput
          // An address with other fees makes other boxes: what is typed into them is the browser's.
          key={`${end}-${filters[`${end}Fee`]}`}
          id={`${namePrefix}${end}_fee`}
          name={`${namePrefix}${end}_fee`}
          label={texts[`${end}Fee`]}
          defaultValue={filters[`${end}Fee`]}
          {...box}
        />
      ))}
    </div>
  )
}
