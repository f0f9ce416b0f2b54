'use client'

import { RangeSlider } from '@/components/ui/range-slider'
import { TextInput } from '@/components/ui/text-input'
import { fillMessage } from '@/lib/rules/fill-message'
import { FEE_GAP, FEE_MAX, FEE_MIN, FEE_STEP } from '@/lib/rules/filters'
import { setFees } from '@/lib/rules/filters-change'
import { formatRupees } from '@/lib/rules/money'
import { useDirectory } from './directory-context'
import { FilterSection } from './filter-section'
import { useFeeDraft } from './use-fee-draft'

/** The fee range: a slider, or without JavaScript two boxes. */
export function FeeSection({ namePrefix }: { namePrefix: string }) {
  const { texts, clearings } = useDirectory()
  return (
    <FilterSection title={texts.fees}>
      {/* A clearing drops what the slider has not sent yet. */}
      <FeeSlider key={clearings} />
      <FeeBoxes namePrefix={namePrefix} />
    </FilterSection>
  )
}

function FeeSlider() {
  const { texts, filters, go } = useDirectory()
  const [fees, setDraft] = useFeeDraft([filters.minFee, filters.maxFee], (next) => go(setFees(filters, ...next)))
  return (
    <RangeSlider
      className="noscript:hidden"
      label={texts.perCourse}
      thumbLabels={[texts.minFee, texts.maxFee]}
      min={FEE_MIN}
      max={FEE_MAX}
      step={FEE_STEP}
      minGap={FEE_GAP}
      value={fees}
      onChange={setDraft}
      format={(fee) =>
        fee === FEE_MAX ? fillMessage(texts.andMore, { amount: formatRupees(fee) }) : formatRupees(fee)
      }
    />
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
