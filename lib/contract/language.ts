/** The languages of the website. English is the one that every text has. Apart from the schemas, so that pages load these alone. */
export const LANGUAGES = ['en', 'kn'] as const
export type Language = (typeof LANGUAGES)[number]
