import type { Language } from '@/lib/contract/language'
import { localeOf } from '@/lib/rules/routes/localized-url'

/** "courses, fees and facilities": English as it is written in India has no comma before "and". */
export function listWords(words: readonly string[], lang: Language): string {
  return new Intl.ListFormat(localeOf(lang).tag, { type: 'conjunction' }).format(words)
}

/** With a capital at its beginning, in scripts that have them. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
