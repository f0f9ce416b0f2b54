import { DEFAULT_LANGUAGE, type Language } from '@/lib/contract/language'

/** What people type in a journey, by language. */
export type TypedIn<Words> = Readonly<Partial<Record<Language, Words>> & Record<typeof DEFAULT_LANGUAGE, Words>>

/** In a language for which nobody wrote it, that of the first. */
export const typedIn = <Words>(by: TypedIn<Words>, lang: Language): Words => by[lang] ?? by[DEFAULT_LANGUAGE]
