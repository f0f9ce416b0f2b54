/**
 * The languages of the website, a line each. The first is the one that every text has, and its pages have no
 * prefix. Apart from the schemas, so that pages load these alone.
 * `prefix`: before the paths of its pages. `tag`: BCP 47. `name`: what its speakers call it.
 */
export const LOCALES = [
  { code: 'en', prefix: '', tag: 'en-IN', name: 'English' },
  { code: 'kn', prefix: '/kn', tag: 'kn-IN', name: 'ಕನ್ನಡ' },
] as const
export type Locale = (typeof LOCALES)[number]
export type Language = Locale['code']
export const LANGUAGES: readonly Language[] = LOCALES.map(({ code }) => code)
export const [{ code: DEFAULT_LANGUAGE }] = LOCALES
/** One that a text may lack. */
export type OtherLanguage = Exclude<Language, typeof DEFAULT_LANGUAGE>

/** The language that somebody names, in an address or a form; the first one where it is none of ours. */
export function languageFrom(name: unknown): Language {
  return LANGUAGES.find((language) => language === name) ?? DEFAULT_LANGUAGE
}
