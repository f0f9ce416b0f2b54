/**
 * Endings of cases and plurals, romanised, as they are written to a word: ಮೈಸೂರಿನಲ್ಲಿ is `maisurinalli` ("in Mysuru").
 * The longest first.
 */
const ENDINGS = [
  'galalli', 'inalli', 'dalli', 'nalli', 'yalli', 'valli', 'ralli', 'alli',
  'gala', 'galu', 'gale', 'yavara', 'akke', 'kke', 'dinda', 'inda',
  'ina', 'ige', 'yige', 'ya', 'da', 'na', 'ge', 'ra',
] // prettier-ignore
const MIN_STEM_LENGTH = 3

/** What the word may be without its ending, the likeliest first; none where it has no such ending. */
export function stemsOf(word: string): string[] {
  return ENDINGS.filter((ending) => word.endsWith(ending) && word.length - ending.length >= MIN_STEM_LENGTH).map(
    (ending) => word.slice(0, -ending.length),
  )
}

/** A word without the vowel at its end, which a case replaces: `mysuru` and the stem of `mysurinalli` agree. */
export function withoutVowel(sound: string): string {
  return sound.replace(/[aeiou]+$/, '')
}
