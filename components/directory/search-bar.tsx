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
    <div role="search" className="flex max-w-3xl gap-2.5 max-sm:flex-wrap">
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
        className="min-w-0 flex-1 max-sm:basis-full"
      />
      <Button type="submit" form={FORM_ID} className="max-sm:flex-auto sm:min-h-14 sm:px-7">
        {texts.search}
      </Button>
      <Button
        type="submit"
        form={FORM_ID}
        name="clear"
        value="search"
        variant="quiet"
        className="max-sm:flex-auto sm:min-h-14 sm:px-6"
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
