import { fieldIn, type InEachLanguage } from '@/lib/contract/desk/text-fields'
import { type Language, LANGUAGES, type OtherLanguage } from '@/lib/contract/language'
import { OTHER_LANGUAGES } from '@/lib/contract/lenient'
import { fillMessage } from '@/lib/rules/text/fill-message'

/**
 * The labels of a text's fields, which the desk has in each language: `Name in {language}` is "Name in English" and
 * "Name in Kannada". @param spoken the language in which the label is
 */
export function labelInEach<Name extends string>(spoken: Language, name: Name, label: string) {
  const names = new Intl.DisplayNames(spoken, { type: 'language' })
  const labels = LANGUAGES.map((language) => [
    fieldIn(name, language),
    fillMessage(label, { language: names.of(language) ?? language }),
  ])
  // fromEntries forgets its keys.
  return Object.fromEntries(labels) as Record<InEachLanguage<Name>, string>
}

/** What stands below the fields of the other languages. */
export function hintForOthers<Name extends string>(name: Name, hint: string) {
  const hints = OTHER_LANGUAGES.map((language) => [fieldIn(name, language), hint])
  // fromEntries forgets its keys.
  return Object.fromEntries(hints) as Record<`${Name}_${OtherLanguage}`, string>
}
