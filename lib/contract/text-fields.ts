import { DEFAULT_LANGUAGE, type Language, LANGUAGES, type OtherLanguage } from '@/lib/contract/language'
import { OTHER_LANGUAGES, type Text } from '@/lib/contract/lenient'

/** Texts as forms, lists and files have them: a field for each language. */

/** The fields that hold one text: that of the first language bears the name alone. */
export type InEachLanguage<Name extends string> = Name | `${Name}_${OtherLanguage}`

/** What the field of a text is called in a language. */
export function fieldIn<Name extends string>(name: Name, language: Language): InEachLanguage<Name> {
  return language === DEFAULT_LANGUAGE ? name : `${name}_${language}`
}

/** The same where that of the first language bears its code as the others do: `name_en`. */
export const codedField = <Name extends string, Of extends Language>(name: Name, language: Of) =>
  `${name}_${language}` as const
type CodedField<Name extends string, Of extends Language> = ReturnType<typeof codedField<Name, Of>>

/** Those fields, each with what is its own. @param of its languages: all, or those that a text may lack */
export function byCodedField<Name extends string, Of extends Language, Value>(
  name: Name,
  of: readonly Of[],
  value: (language: Of) => Value,
) {
  const fields = of.map((language) => [codedField(name, language), value(language)])
  // fromEntries forgets its keys.
  return Object.fromEntries(fields) as Record<CodedField<Name, Of>, Value>
}

/** The fields of a text, as cells. */
export type TextCells<Name extends string> = Readonly<Record<InEachLanguage<Name>, string>>

/** A text by its words in each language; what is empty is absent. @param wordsIn its words */
export function textBy(wordsIn: (language: Language) => string): Text {
  const text: Text = { en: wordsIn(DEFAULT_LANGUAGE) }
  for (const language of OTHER_LANGUAGES) {
    const words = wordsIn(language)
    if (words) text[language] = words
  }
  return text
}

/** The text of a field that is written in each language. */
export const textIn = <Name extends string>(cells: TextCells<NoInfer<Name>>, name: Name): Text =>
  textBy((language) => cells[fieldIn(name, language)])

/** A text as cells again, or several, a line each. */
export function cellsOfText<Name extends string>(
  name: Name,
  texts: Text | null | readonly Text[],
): Record<InEachLanguage<Name>, string> {
  const lines = texts === null ? [] : [texts].flat()
  const cells = LANGUAGES.map((language) => [
    fieldIn(name, language),
    lines
      .map((text) => text[language] ?? '')
      .join('\n')
      .trimEnd(),
  ])
  // fromEntries forgets its keys.
  return Object.fromEntries(cells) as Record<InEachLanguage<Name>, string>
}
