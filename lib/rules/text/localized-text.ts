import type { Language, Text } from '@/lib/contract/lenient'

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
