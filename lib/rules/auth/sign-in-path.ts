import { type Language, languageFrom, LANGUAGES } from '@/lib/contract/language'
import { localizedPath } from '@/lib/rules/routes/localized-url'

/** Where one is asked to sign in without JavaScript, and comes back to `path`, which is in that language already. */
export function signInPath(path: string, lang: Language): string {
  return `${localizedPath('/login', lang)}?${new URLSearchParams({ return: path })}`
}

/** The language of the page that a request came from, as far as its `Referer` tells; else English. */
export function refererLanguage(referer: string | null | undefined): Language {
  const [, prefix] = /^https?:\/\/[^/]+\/(?:desk\/)?([^/?#]+)/.exec(referer ?? '') ?? []
  return languageFrom(prefix)
}

/** The same where a page may be in several: all of them where the `Referer` names no page, as some browsers send it. */
export function refererLanguages(referer: string | null | undefined): readonly Language[] {
  return /^https?:\/\/[^/]+\/[^/?#]/.test(referer ?? '') ? [refererLanguage(referer)] : LANGUAGES
}
