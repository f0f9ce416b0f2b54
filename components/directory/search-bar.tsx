'use client'

import { clsx } from 'clsx'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { SuggestionMessages } from '@/lib/messages/en/suggestions'
import { dropFilter } from '@/lib/rules/filters/change'
import { search } from '@/lib/rules/filters/table'
import { MAX_SEARCH_LENGTH } from '@/lib/rules/filters/values'
import { FORM_ID, useDirectory } from './directory-context'
import { SearchBox } from './search-box'

/** The search within the filters that are set. It belongs to the sidebar's form, which sends it. */
export function SearchBar({ suggestionTexts }: { suggestionTexts: SuggestionMessages }) {
  const { texts, filters, go, lang, prefix } = useDirectory()
  const [text, setText] = useState(filters.search)
  const [seen, setSeen] = useState(filters.search)
  // Back, a chip or a clearing changes the address under what was typed.
  if (seen !== filters.search) {
    setSeen(filters.search)
    setText(filters.search)
  }

  return (
    <div role="search" className="grid max-w-3xl grid-cols-[minmax(0,1fr)_auto] gap-2.5 sm:flex">
      <SearchBox
        form={FORM_ID}
        name="search"
        label={texts.searchLabel}
        placeholder={texts.searchPlaceholder}
        maxLength={MAX_SEARCH_LENGTH}
        value={text}
        onText={setText}
        lang={lang}
        prefix={prefix}
        suggestionTexts={suggestionTexts}
        className="min-w-0 flex-1"
      />
      <Button type="submit" form={FORM_ID} className="min-h-14 min-w-14 px-4 sm:px-7">
        <span className="max-sm:sr-only">{texts.search}</span>
        <Icon of={Search} className="sm:hidden" />
      </Button>
      <Button
        type="submit"
        form={FORM_ID}
        name="clear"
        value="search"
        variant="quiet"
        // On a phone it would push the results down while there is nothing to clear.
        className={clsx('min-h-14 px-6', text === '' && 'max-sm:hidden', 'max-sm:col-span-2')}
        onClick={(event) => {
          event.preventDefault()
          // On a phone it goes with the text.
          event.currentTarget.closest('[role=search]')?.querySelector('input')?.focus()
          setText('')
          go(dropFilter(filters, search))
        }}
      >
        {texts.clearSearch}
      </Button>
    </div>
  )
}
