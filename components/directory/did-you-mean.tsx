'use client'

import { FunnelX, type LucideIcon, MapPin, School } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { isPlainClick } from '@/components/ui/plain-click'
import { ProviderText } from '@/components/ui/provider-text'
import type { DidYouMean as Offer } from '@/lib/contract/did-you-mean'
import type { Language } from '@/lib/contract/language'
import type { Text } from '@/lib/contract/lenient'
import { suggestionPlace } from '@/lib/rules/directory/suggestion'
import { filtersToHref } from '@/lib/rules/filters/address'
import { dropFilter, searchPlace } from '@/lib/rules/filters/change'
import { FILTERS, type Filters } from '@/lib/rules/filters/table'
import { fullName } from '@/lib/rules/institute/full-name'
import { institutePath } from '@/lib/rules/institute/institute-path'
import { figure } from '@/lib/rules/text/figure'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { langMark, sayText } from '@/lib/rules/text/localized-text'
import { useDirectory } from './directory-context'

const look =
  'group flex min-h-12 items-center gap-3 rounded-md px-3 py-2 leading-snug hover:bg-sunk focus-visible:-outline-offset-3'

/**
 * The nearest names and places when nothing matches a search well, and what the filters hide of it.
 * Plain addresses, which work without JavaScript. `onChosen` finds a new place for the focus.
 */
export function DidYouMean({ offer, onChosen }: { offer: Offer; onChosen: () => void }) {
  const { texts, filters, prefix, results, lang } = useDirectory()
  const shown = results.page?.total ?? 0
  const place = results.page?.understood?.parts.find(({ is }) => is === 'place')
  const placeName = place?.name ? sayText(place.name, lang) : ''
  return (
    <section
      aria-labelledby="did-you-mean"
      className="@container rounded-card border border-line bg-surface px-2 pt-4 pb-2 text-left"
    >
      <h3 id="did-you-mean" className="px-3 pb-1.5 text-base font-semibold text-ink">
        {place === undefined ? texts.didYouMean : fillMessage(texts.noneThere, { place: placeName })}
      </h3>
      <ul className="grid gap-x-4 @2xl:grid-cols-2">
        {offer.institutes.map((institute) => (
          <li key={institute.id}>
            <Link href={`${prefix}${institutePath(institute.id)}`} prefetch={false} className={look}>
              <Row
                icon={School}
                name={fullName(sayText(institute.name, lang), institute.disambiguation)}
                lang={langMark(institute.name, lang)}
                more={suggestionPlace(institute)}
              />
            </Link>
          </li>
        ))}
        {offer.places.map((near) => (
          <li key={`${near.districtId}-${near.cityId}`}>
            <FilterLink to={searchPlace(filters, near.districtId, near.cityId, place?.without)} onChosen={onChosen}>
              <Row
                icon={MapPin}
                name={sayText(near.name, lang)}
                lang={langMark(near.name, lang)}
                more={texts.wholePlace}
              />
            </FilterLink>
          </li>
        ))}
        {FILTERS.map((filter) => {
          if (filter.kind === 'search') return null
          const more = (offer.hidden[filter.contract] ?? 0) - shown
          if (more <= 0) return null
          return (
            <li key={filter.name}>
              <FilterLink to={dropFilter(filters, filter)} onChosen={onChosen}>
                <Row icon={FunnelX} name={fillMessage(texts[filter.hidden], { count: figure(more) })} />
              </FilterLink>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

type RowProps = { icon: LucideIcon; name: string; lang?: Language | undefined; more?: Text | string | null }

function Row({ icon, name, lang, more = null }: RowProps) {
  return (
    <>
      <Icon of={icon} className="shrink-0 text-grey" />
      <span className="min-w-0 wrap-anywhere">
        <span lang={lang} className="line-clamp-2 font-medium text-river group-hover:underline">
          {name}
        </span>
        {more !== null && <More of={more} />}
      </span>
    </>
  )
}

function More({ of }: { of: Text | string }) {
  const { lang } = useDirectory()
  const look = 'block text-sm text-grey'
  return typeof of === 'string' ? (
    <span className={look}>{of}</span>
  ) : (
    <ProviderText {...{ of, lang }} className={look} />
  )
}

/** A link to other filters, followed here. */
function FilterLink({ to, onChosen, children }: { to: Filters; onChosen: () => void; children: ReactNode }) {
  const { go, prefix } = useDirectory()
  return (
    <a
      href={filtersToHref(to, prefix)}
      className={look}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        go(to)
        onChosen()
      }}
    >
      {children}
    </a>
  )
}
