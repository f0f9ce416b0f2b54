'use client'

import { Autocomplete } from '@base-ui/react/autocomplete'
import { clsx } from 'clsx'
import { Search } from 'lucide-react'
import type { MouseEvent } from 'react'
import { FullName } from '@/components/ui/full-name'
import { Icon } from '@/components/ui/icon'
import { ProviderText } from '@/components/ui/provider-text'
import type { Language } from '@/lib/contract/language'
import type { Suggestion } from '@/lib/contract/suggestion'
import { matchParts } from '@/lib/rules/directory/match-parts'
import { suggestionPlace } from '@/lib/rules/directory/suggestion'
import { langMark, markOf, sayText } from '@/lib/rules/text/localized-text'

const look =
  'flex min-h-12 cursor-pointer flex-col justify-center gap-0.5 px-5 py-2 text-ink outline-none data-highlighted:bg-river-tint data-highlighted:shadow-[inset_4px_0_0_var(--color-river)]'

type InstituteProps = {
  suggestion: Suggestion
  /** What is typed: its letters stand out in the name. */
  search: string
  /** Of the page. */
  lang: Language
  href: string
  onClick: (event: MouseEvent) => void
}

/** One institution in the list: a link, so that it opens a tab as any link does. */
export function InstituteOption({ suggestion, search, lang, href, onClick }: InstituteProps) {
  const place = suggestionPlace(suggestion)
  return (
    <Autocomplete.Item
      value={suggestion}
      render={<a href={href} tabIndex={-1} draggable={false} />}
      onClick={onClick}
      className={look}
    >
      <span lang={langMark(suggestion.name, lang)} className="line-clamp-2 leading-snug wrap-anywhere">
        <FullName disambiguation={suggestion.disambiguation} lang={markOf('en', lang)}>
          {matchParts(sayText(suggestion.name, lang), search).map(({ text, isMatch }, index) =>
            isMatch ? (
              <b key={index} className="font-semibold underline decoration-turmeric decoration-2 underline-offset-3">
                {text}
              </b>
            ) : (
              text
            ),
          )}
        </FullName>
      </span>
      {place && <ProviderText of={place} lang={lang} className="line-clamp-1 text-sm wrap-anywhere text-grey" />}
    </Autocomplete.Item>
  )
}

/** The search itself. */
export function SearchOption({ value, label, onClick }: { value: string; label: string; onClick: () => void }) {
  return (
    <Autocomplete.Item
      value={value}
      onClick={onClick}
      className={clsx(look, 'border-t border-line not-first:mt-1 first:border-t-0')}
    >
      <span className="flex items-center gap-3 font-medium text-river">
        <Icon of={Search} size={18} className="shrink-0" />
        {/* On a phone two lines hold no more than the kinds: the place and the number stand behind them. */}
        <span className="line-clamp-4 min-w-0 leading-snug wrap-anywhere">{label}</span>
      </span>
    </Autocomplete.Item>
  )
}
