'use client'

import { RangeSlider } from '@/components/ui/range-slider'
import { setFees } from '@/lib/rules/filters/change'
import { FEE_GAP, FEE_MAX, FEE_MIN, FEE_STEP } from '@/lib/rules/filters/values'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatRupees } from '@/lib/rules/text/money'
import { useDirectory } from './directory-context'
import { useFeeDraft } from './use-fee-draft'

/** The fee range between two thumbs. */
export function FeeSlider() {
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
