import type { Language } from '@/lib/contract/language'
import type { Text } from '@/lib/contract/lenient'
import { sayText } from '@/lib/rules/text/localized-text'

const COLLATORS = new Map<Language, Intl.Collator>()

/** In the order in which readers of the language look for a name. Names of another script come after its own. */
export function inOrderOfNames<Named extends { name: Text }>(entries: readonly Named[], lang: Language): Named[] {
  const collator = COLLATORS.get(lang) ?? new Intl.Collator(lang)
  COLLATORS.set(lang, collator)
  return [...entries].sort((a, b) => collator.compare(sayText(a.name, lang), sayText(b.name, lang)))
}
