import { Chip } from '@/components/ui/chip'
import { Rating } from '@/components/ui/rating'
import type { InstituteDetail } from '@/lib/contract/institute'
import type { Language } from '@/lib/contract/lenient'
import type { Messages } from '@/lib/messages/en'
import { fillMessage } from '@/lib/rules/fill-message'
import { summariseRating } from '@/lib/rules/institute-facts'
import { figure } from '@/lib/rules/figure'
import { pickText } from '@/lib/rules/localized-text'
import { InstituteLogo } from './institute-logo'
import { InstitutePlace } from './institute-place'
import { ProviderText } from './provider-text'
import { ShareButton } from './share-button'

type Props = { detail: InstituteDetail; lang: Language; messages: Messages }

function Opinions({ detail, messages }: Props) {
  const { average, count } = summariseRating(detail)
  const text = messages.institute
  const reviews =
    count === 0
      ? text.reviews.empty
      : count === 1
        ? text.oneReview
        : fillMessage(text.reviewCount, { count: figure(count) })
  return (
    <a
      href="#reviews"
      className="inline-flex min-h-11 items-center gap-2 text-ink-2 underline-offset-4 hover:text-ink hover:underline"
    >
      {average === null ? null : (
        <Rating
          value={average}
          label={fillMessage(messages.controls.ratingOutOfFive, { rating: average.toFixed(1) })}
          className="text-lg text-ink"
        />
      )}
      {reviews}
    </a>
  )
}

/** Who this is: logo, name, kind, place and what visitors think of it (spec 2 §2, "College detail page"). */
export function InstituteHead({ detail, lang, messages }: Props) {
  const text = messages.institute
  const name = pickText(detail.name, lang)
  return (
    <div className="-mt-12 grid gap-x-6 gap-y-3 sm:-mt-14 sm:grid-cols-[auto_minmax(0,1fr)] sm:px-7">
      <div className="relative px-3 sm:px-0">
        <InstituteLogo logo={detail.logo} alt={fillMessage(text.logoOf, { name: name.value })} noImage={text.noImage} />
      </div>
      <div className="grid gap-x-6 gap-y-3 sm:pt-17 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-start">
        <div className="grid gap-1.5">
          <ProviderText of={detail.name} lang={lang} as="h1" className="text-h2 font-semibold wrap-anywhere" />
          {detail.description1 === null ? null : (
            <ProviderText of={detail.description1} lang={lang} as="p" className="text-lg text-ink-2" />
          )}
          <InstitutePlace place={detail.place} lang={lang} text={text} />
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <Opinions detail={detail} lang={lang} messages={messages} />
            {detail.isResidential && <Chip tone="turmeric">{text.residential}</Chip>}
          </div>
        </div>
        <ShareButton title={name.value} text={text.share} />
      </div>
    </div>
  )
}
