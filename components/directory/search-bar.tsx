'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
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
    <div role="search" className="flex max-w-3xl flex-wrap gap-2.5">
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
        className="min-w-60 flex-1 basis-full sm:basis-0"
      />
      <Button type="submit" form={FORM_ID} className="min-h-14 flex-1 px-7 sm:flex-none">
        {texts.search}
      </Button>
      <Button
        type="submit"
        form={FORM_ID}
        name="clear"
        value="search"
        variant="quiet"
        className="min-h-14 flex-1 px-6 sm:flex-none"
        onClick={(event) => {
          event.preventDefault()
          setText('')
          go(dropFilter(filters, search))
        }}
      >
        {texts.clearSearch}
      </Button>
    </div>
  )
}
