import type { Language } from '@/lib/contract/lenient'

/**
 * The `lang` of what a visitor wrote, whose language nobody has told: by its letters.
 * @returns `undefined` where it is the page's own
 */
export function writtenLanguage(text: string, page: Language): Language | undefined {
  const written = /\p{Script=Kannada}/u.test(text) ? 'kn' : 'en'
  return written === page ? undefined : written
}
