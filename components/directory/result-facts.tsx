import { Rating } from '@/components/ui/rating'
import type { ResultCard } from '@/lib/rules/directory/result-page'
import { sayGender } from '@/lib/rules/institute/study-words'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatMessage } from '@/lib/rules/text/format-message'
import { formatRupees } from '@/lib/rules/text/money'
import { useDirectory } from './directory-context'

/** What visitors think of it: 0 while nobody does, which is said beside it (spec 2 §2). */
export function ResultRating({ value, className }: { value: number | null; className?: string }) {
  const { texts } = useDirectory()
  const rating = value ?? 0
  if (rating > 0) {
    return (
      <Rating value={rating} label={fillMessage(texts.rated, { rating: rating.toFixed(1) })} className={className} />
    )
  }
  return (
    <Rating value={0} label={texts.notRated} className={className}>
      <span aria-hidden className="font-normal text-grey">
        {texts.nobodyRated}
      </span>
    </Rating>
  )
}

/** Who runs it, for whom it is where it is not for all, how many seats it has and what it costs; of the fee it is said that nobody knows it. */
export function ResultFacts({ result: { ownership, gender, classes, seats, fees } }: { result: ResultCard }) {
  const { texts } = useDirectory()
  const [from, to] = fees === null || fees === 'unknown' ? [] : [fees.from, fees.to].map(formatRupees)
  const facts = [
    ownership === null ? null : texts.ownershipKinds[ownership],
    gender === null || gender === 'mixed' ? null : sayGender(gender, classes, texts),
    seats === null || seats === 0 ? null : formatMessage(texts.seats, { count: seats }),
    from === undefined || to === undefined || from === to ? (from ?? null) : fillMessage(texts.feeRange, { from, to }),
    fees === 'unknown' ? texts.feeUnknown : null,
  ].filter((fact) => fact !== null)
  return facts.map((fact) => (
    <li key={fact} className="tabular-nums">
      {fact}
    </li>
  ))
}
