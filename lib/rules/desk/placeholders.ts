import { type Placeholder, PLACEHOLDERS } from '@/lib/contract/desk/template'

/** All in braces is meant for a placeholder, also where it is misspelt. */
const IN_BRACES = /\{([^{}\n]*)\}/g

const isPlaceholder = (word: string): word is Placeholder => PLACEHOLDERS.some((each) => each === word)

/** What stands in braces, each once: what is filled, and what nobody fills. */
export function placeholdersIn(text: string): { known: Placeholder[]; unknown: string[] } {
  const words = [...new Set([...text.matchAll(IN_BRACES)].map(([, word = '']) => word))]
  return { known: words.filter(isPlaceholder), unknown: words.filter((word) => !isPlaceholder(word)) }
}

/** A placeholder stands in it that somebody is still to fill: no answer goes so, and none is kept. */
export const isUnfilled = (text: string) => placeholdersIn(text).known.length > 0

/** A template's text with what is known in the place of its placeholders; what is not stays to be seen. */
export const fillPlaceholders = (text: string, values: Readonly<Record<Placeholder, string | null>>) =>
  text.replace(IN_BRACES, (place, word: string) => (isPlaceholder(word) && values[word]) || place)
