'use client'

import { type ComponentProps, type ComponentType, lazy, Suspense, useLayoutEffect, useRef, useState } from 'react'
import { SearchInput } from '@/components/ui/search-input'
import type { Language } from '@/lib/contract/language'
import type { SuggestionMessages } from '@/lib/messages/en/suggestions'
import type { SuggestionsProps } from './suggestions'

/** Loaded when somebody is about to type; a search box needs nothing of it, so it may also fail to come. */
const Suggestions = lazy((): Promise<{ default: ComponentType<SuggestionsProps> }> =>
  import('./suggestions').then(
    (module) => ({ default: module.Suggestions }),
    () => ({ default: () => null }),
  ),
)

type InputProps = ComponentProps<'input'>
type Props = Omit<ComponentProps<typeof SearchInput>, 'value' | 'defaultValue' | 'onChange'> & {
  value: string
  /** Must stay the same function: the suggestions are drawn anew only for a reason. */
  onText: (text: string) => void
  lang: Language
  /** Before the paths of this language: `''` or `/kn`. */
  prefix: string
  suggestionTexts: SuggestionMessages
}

/**
 * A search box that offers institutions while somebody types. The suggestions make the very input
 * that is already there into their combobox, so that the text, the caret, the focus and a word that
 * is half composed stay as they are when they arrive.
 */
export function SearchBox({ value, onText, lang, prefix, suggestionTexts, className, ...rest }: Props) {
  const rootRef = useRef<HTMLDivElement>(null)
  const isFirst = useRef(true)
  const [firstValue] = useState(value)
  const [isWanted, setWanted] = useState(false)
  const [hasTyped, setTyped] = useState(false)
  const [combobox, setCombobox] = useState<InputProps | null>(null)

  // The text is the browser's, which nothing may overwrite that comes later than a letter: not this
  // script, and not a program that fills boxes behind React's back. It changes here when `value` does.
  useLayoutEffect(() => {
    const input = rootRef.current?.querySelector('input')
    if (!input) return
    if (isFirst.current) {
      isFirst.current = false
      if (input.value !== value) onText(input.value)
      if (document.activeElement === input) setWanted(true)
    } else if (input.value !== value) {
      input.value = value
    }
  }, [value, onText])

  return (
    <div ref={rootRef} className={className}>
      <SearchInput
        onFocus={() => setWanted(true)}
        {...combobox}
        {...rest}
        defaultValue={firstValue}
        onChange={(event) => {
          setTyped(true)
          onText(event.target.value)
          combobox?.onChange?.(event)
        }}
      />
      {isWanted && (
        <Suspense fallback={null}>
          <Suggestions
            text={value}
            onText={onText}
            attach={setCombobox}
            startsOpen={hasTyped}
            lang={lang}
            prefix={prefix}
            texts={suggestionTexts}
          />
        </Suspense>
      )}
    </div>
  )
}
