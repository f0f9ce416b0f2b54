import { DEFAULT_LANGUAGE, type Language, LOCALES } from '@/lib/contract/language'

/** The letters of each language: `\p{Script=Knda}` for Kannada. */
const LETTERS = LOCALES.map(({ code, tag }) => ({
  code,
  letters: new RegExp(`\\p{Script=${new Intl.Locale(tag).maximize().script ?? 'Latn'}}`, 'u'),
}))

/**
 * What the provider says, where a page may say it: `null` where it is written in another language, so that the page
 * says it in its own words.
 */
export function wordsFor(page: Language, message: string | null | undefined): string | null {
  return typeof message === 'string' && writtenLanguage(message, page) === undefined ? message : null
}

/**
 * The `lang` of what a visitor wrote, whose language nobody has told: by its letters. Names in Latin letters stand
 * in texts of every language, so these decide last.
 * @returns `undefined` where it is the page's own, or could be
 */
export function writtenLanguage(text: string, page: Language): Language | undefined {
  const others = LETTERS.filter(({ code, letters }) => code !== DEFAULT_LANGUAGE && letters.test(text))
  if (others.some(({ code }) => code === page)) return undefined
  const written = others[0]?.code ?? DEFAULT_LANGUAGE
  return written === page ? undefined : written
}
