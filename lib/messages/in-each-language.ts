import { byCodedField, fieldIn, type InEachLanguage } from '@/lib/contract/text-fields'
import { type Language, LANGUAGES } from '@/lib/contract/language'
import { OTHER_LANGUAGES } from '@/lib/contract/lenient'
import { fillMessage } from '@/lib/rules/text/fill-message'

/**
 * The labels of a text's fields, which the desk has in each language: `Name in {language}` is "Name in English" and
 * "Name in Kannada". @param spoken the language in which the label is @param nameIn what the field of a language is called
 */
export function labelsBy<Field extends string>(
  spoken: Language,
  nameIn: (language: Language) => Field,
  label: string,
): Record<Field, string> {
  const names = new Intl.DisplayNames(spoken, { type: 'language' })
  const labels = LANGUAGES.map((language) => [
    nameIn(language),
    fillMessage(label, { language: names.of(language) ?? language }),
  ])
  // fromEntries forgets its keys.
  return Object.fromEntries(labels) as Record<Field, string>
}

/** The same of a record's text, by its name. */
export const labelInEach = <Name extends string>(spoken: Language, name: Name, label: string) =>
  labelsBy<InEachLanguage<Name>>(spoken, (language) => fieldIn(name, language), label)

/** What is said of the fields of the other languages. @param spoken as above @param say given what a language is called */
export function ofOthers<Name extends string, Said>(spoken: Language, name: Name, say: (language: string) => Said) {
  const names = new Intl.DisplayNames(spoken, { type: 'language' })
  return byCodedField(name, OTHER_LANGUAGES, (language) => say(names.of(language) ?? language))
}

/** What stands below the fields of the other languages. */
export function hintForOthers<Name extends string>(name: Name, hint: string) {
  return byCodedField(name, OTHER_LANGUAGES, () => hint)
}
