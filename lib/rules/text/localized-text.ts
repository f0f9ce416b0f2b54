import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '@/lib/contract/language'
import type { Text } from '@/lib/contract/lenient'

/** A text as it is shown, with the language it is really in, for the `lang` attribute around it. */
export type PickedText = { value: string; lang: Language }

/** The text in the asked language where there is one, else in English; `null` stays `null`. */
export function pickText(text: Text, lang: Language): PickedText
export function pickText(text: Text | null, lang: Language): PickedText | null
export function pickText(text: Text | null, lang: Language): PickedText | null {
  if (text === null) return null
  const own = text[lang]
  return own === undefined ? { value: text.en, lang: 'en' } : { value: own, lang }
}

/** What a page in one language shows of a text: what it has in others would only travel along. */
export function textFor(text: Text, lang: Language): Text
export function textFor(text: Text | null, lang: Language): Text | null
export function textFor(text: Text | null, lang: Language): Text | null {
  if (text === null) return null
  const { en } = text
  const { value, lang: shown } = pickText(text, lang)
  return shown === DEFAULT_LANGUAGE ? { en } : { en, [shown]: value }
}

/** Its words alone, where the markup around them says the language, or nothing does. */
export function sayText(text: Text, lang: Language): string {
  return pickText(text, lang).value
}

/** The `lang` of the markup around words that are in a language; none where it is the page's. */
export function markOf(written: Language | undefined, lang: Language): Language | undefined {
  return written === lang ? undefined : written
}

/** The `lang` of the markup around a text; none where it is in the page's language. */
export function langMark(text: Text, lang: Language): Language | undefined {
  return markOf(pickText(text, lang).lang, lang)
}

/** Several as one line, in each language that all of them have: no line is of two scripts. `null` of none. */
export function joinTexts(texts: readonly [Text, ...Text[]], between?: string): Text
export function joinTexts(texts: readonly Text[], between?: string): Text | null
export function joinTexts(texts: readonly Text[], between = ', '): Text | null {
  if (texts.length === 0) return null
  const joined: Text = { en: texts.map(({ en }) => en).join(between) }
  for (const language of LANGUAGES) {
    if (language === DEFAULT_LANGUAGE) continue
    const own = texts.flatMap((text) => text[language] ?? [])
    if (own.length === texts.length) joined[language] = own.join(between)
  }
  return joined
}
