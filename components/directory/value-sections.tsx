'use client'

import { Checkbox } from '@/components/ui/checkbox'
import { RATING_BUCKETS, hasRating } from '@/lib/rules/filters'
import { isBucket, toggleRating, toggleResidential } from '@/lib/rules/filters-change'
import { fillMessage } from '@/lib/rules/fill-message'
import { useDirectory } from './directory-context'
import { FilterSection } from './filter-section'
import { StarMark } from './star-mark'
import { ToggleRadio } from './toggle-radio'
import { useOptionNote } from './use-option-note'

export function RatingSection({ namePrefix }: { namePrefix: string }) {
  const { texts, filters, go } = useDirectory()
  const { noteOf } = useOptionNote()
  const name = `${namePrefix}rating`
  const isAny = !hasRating(filters)
  const isOther = !isAny && !RATING_BUCKETS.some((bucket) => isBucket(filters, bucket))
  return (
    <FilterSection title={texts.rating}>
      {/* A range that no button stands for comes from an address; sending the form must not lose it. */}
      {isOther && <input type="hidden" name={`${namePrefix}min_rating`} value={filters.minRating ?? ''} />}
      {isOther && <input type="hidden" name={`${namePrefix}max_rating`} value={filters.maxRating ?? ''} />}
      <ToggleRadio
        name={name}
        value=""
        label={texts.anyRating}
        checked={isAny}
        onToggle={() => go(toggleRating(filters, null))}
      />
      {RATING_BUCKETS.map((bucket) => (
        <ToggleRadio
          key={bucket.min}
          name={name}
          value={`${bucket.min}-${bucket.max}`}
          label={
            <span className="inline-flex items-center gap-1.5 tabular-nums">
              <StarMark />
              {fillMessage(texts.ratingBucket, bucket)}
            </span>
          }
          note={noteOf('ratings', String(bucket.min))}
          checked={isBucket(filters, bucket)}
          onToggle={() => go(toggleRating(filters, bucket))}
        />
      ))}
    </FilterSection>
  )
}

export function ResidentialSection({ namePrefix }: { namePrefix: string }) {
  const { texts, filters, go } = useDirectory()
  const { noteOfResidential } = useOptionNote()
  return (
    <FilterSection title={texts.residential}>
      <Checkbox
        name={`${namePrefix}residential`}
        value="true"
        label={texts.residentialOnly}
        {...noteOfResidential()}
        checked={filters.isResidential}
        onChange={() => go(toggleResidential(filters))}
      />
    </FilterSection>
  )
}
