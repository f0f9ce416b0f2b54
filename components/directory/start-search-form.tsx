import { ArrowRight } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { Language } from '@/lib/contract/language'
import type { StartMessages } from '@/lib/messages/en/start'
import type { SuggestionMessages } from '@/lib/messages/en/suggestions'
import { localeOf, localizedPath } from '@/lib/rules/routes/localized-url'
import { StartSearch } from './start-search'

type Props = { lang: Language; text: StartMessages; suggestionTexts: SuggestionMessages }

/** The search of the home page by name, beside its filter. It needs no JavaScript. */
export function StartSearchForm({ lang, text, suggestionTexts }: Props) {
  return (
    <form
      action={localizedPath('/filter', lang)}
      role="search"
      className="grid w-full max-w-xl grid-cols-[minmax(0,1fr)_auto] gap-2 md:gap-3"
    >
      <StartSearch
        name="search"
        label={text.searchLabel}
        placeholder={text.searchPlaceholder}
        lang={lang}
        prefix={localeOf(lang).prefix}
        suggestionTexts={suggestionTexts}
      />
      <Button type="submit" variant="quiet" className="min-h-14 min-w-14 px-4 sm:px-8">
        <span className="max-sm:sr-only">{text.search}</span>
        <Icon of={ArrowRight} className="sm:hidden" />
      </Button>
    </form>
  )
}
