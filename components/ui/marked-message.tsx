import { Fragment } from 'react'
import type { Language } from '@/lib/contract/language'
import { writtenLanguage } from '@/lib/rules/text/written-language'

type Props = {
  /** With `{name}` where a word of `words` stands. */
  message: string
  words: Readonly<Record<string, string>>
  lang: Language
}

/** A message of ours with names and titles in it; one that is not in the page's language says so. */
export function MarkedMessage({ message, words, lang }: Props) {
  return message.split(/\{(\w+)\}/).map((part, index) => {
    const word = index % 2 === 1 ? (words[part] ?? part) : part
    const mark = index % 2 === 1 ? writtenLanguage(word, lang) : undefined
    return mark === undefined ? (
      <Fragment key={index}>{word}</Fragment>
    ) : (
      <span key={index} lang={mark}>
        {word}
      </span>
    )
  })
}
