'use client'

import Link from 'next/link'
import { Card } from '@/components/ui/card'
import { FullName } from '@/components/ui/full-name'
import { Logo } from '@/components/ui/logo'
import { ProviderText } from '@/components/ui/provider-text'
import { Rating } from '@/components/ui/rating'
import { Skeleton } from '@/components/ui/skeleton'
import type { Language } from '@/lib/contract/language'
import type { ShortlistMessages } from '@/lib/messages/en/shortlist'
import { fullName } from '@/lib/rules/institute/full-name'
import { institutePath } from '@/lib/rules/institute/institute-path'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import type { SelectedInstitute } from '@/lib/rules/shortlist/selection'
import type { ShortlistCard } from '@/lib/rules/shortlist/shortlist-card'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { markOf, pickText } from '@/lib/rules/text/localized-text'
import { CompareButton } from './compare-button'
import { ShortlistButton } from './shortlist-button'

type Props = {
  item: SelectedInstitute
  /** `undefined` while it is asked for; `null`: there is no such institution any more. */
  card: ShortlistCard | null | undefined
  lang: Language
  text: ShortlistMessages
}

/** A saved institution: what it is, and the way to it, to a comparison and out of the list. */
export function ShortlistItem({ item, card, lang, text }: Props) {
  const name = pickText(card?.name ?? { en: item.name || item.id }, lang)
  const disambiguation = card?.disambiguation ?? null
  const selected = { id: item.id, name: fullName(name.value, disambiguation) }
  const nameLang = markOf(name.lang, lang)
  return (
    <Card as="li" pressable={card !== null} className="relative flex flex-col gap-3 p-5">
      <div className="flex items-start gap-4">
        {card === undefined ? (
          <Skeleton className="size-16 shrink-0 rounded-card" />
        ) : (
          <Logo logo={card?.logo ?? null} name={name.value} sizes="64px" className="size-16 rounded-card" />
        )}
        <div className="grid min-w-0 flex-1 gap-1 pr-10">
          <h2 lang={nameLang} className="text-lg leading-snug font-semibold wrap-anywhere">
            {card === null ? (
              name.value
            ) : (
              <Link
                href={localizedPath(institutePath(item.id), lang)}
                prefetch={false}
                className="after:absolute after:inset-0 after:rounded-card"
              >
                <FullName disambiguation={disambiguation} lang={markOf('en', lang)}>
                  {name.value}
                </FullName>
              </Link>
            )}
          </h2>
          {card === null && <p className="text-sm text-ink-2">{text.gone}</p>}
          {card === undefined && <Skeleton className="h-4 w-24" />}
          {card && <Facts card={card} lang={lang} text={text} />}
        </div>
      </div>
      <div className="absolute top-3 right-3">
        <ShortlistButton item={selected} look="icon" />
      </div>
      {card !== null && (
        <div className="relative mt-auto flex self-start">
          <CompareButton item={selected} size="small" />
        </div>
      )}
    </Card>
  )
}

function Facts({ card: { place, rating }, lang, text }: { card: ShortlistCard } & Pick<Props, 'lang' | 'text'>) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-2">
      {place !== null && <ProviderText of={place} lang={lang} />}
      {rating !== null && (
        <Rating value={rating} label={fillMessage(text.rated, { rating: rating.toFixed(1) })} className="text-ink" />
      )}
    </p>
  )
}
