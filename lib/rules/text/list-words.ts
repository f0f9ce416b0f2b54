import type { Language } from '@/lib/contract/lenient'

/** English as it is written in India: no comma before "and". */
const TAGS: Record<Language, string> = { en: 'en-IN', kn: 'kn' }

/** "courses, fees and facilities". */
export function listWords(words: readonly string[], lang: Language): string {
  return new Intl.ListFormat(TAGS[lang], { type: 'conjunction' }).format(words)
}

/** With a capital at its beginning, in scripts that have them. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
