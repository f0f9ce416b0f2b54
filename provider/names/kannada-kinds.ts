/**
 * What names in Kannada say of what an institution is, by the English words that stand for it: types, ownership, places
 * and matching read those. A name's own words stay in Kannada. What people type in a search is understood by these and
 * more (provider/search/understanding/kannada-words.ts), and by them it is known who studies there (provider/gender.ts)
 * and what a list's columns hold (`INSTITUTION`).
 */
const KINDS = {
  Government: 'ಸರ್ಕಾರಿ, ಸರಕಾರಿ, ಸರ್ಕಾರದ',
  Aided: 'ಅನುದಾನಿತ',
  Unaided: 'ಅನುದಾನರಹಿತ, ಅನುದಾನ ರಹಿತ',
  Private: 'ಖಾಸಗಿ, ಖಾಸಗೀ',
  'First Grade': 'ಪ್ರಥಮ ದರ್ಜೆ, ಪ್ರಥಮದರ್ಜೆ',
  Degree: 'ಪದವಿ, ಡಿಗ್ರಿ',
  PU: 'ಪದವಿ ಪೂರ್ವ, ಪದವಿಪೂರ್ವ, ಪದವಿ-ಪೂರ್ವ, ಪಿಯು, ಪಿ.ಯು., ಪಿ.ಯು, ಪಿ ಯು, ಪಿ. ಯು., ಪ.ಪೂ., ಪ. ಪೂ., ಪ.ಪೂ',
  Junior: 'ಜೂನಿಯರ್',
  Engineering: 'ಎಂಜಿನಿಯರಿಂಗ್, ಇಂಜಿನಿಯರಿಂಗ್, ಇಂಜಿನೀಯರಿಂಗ್, ಎಂಜಿನೀಯರಿಂಗ್, ಅಭಿಯಾಂತ್ರಿಕ',
  'Engineering College': 'ತಾಂತ್ರಿಕ ಮಹಾವಿದ್ಯಾಲಯ, ತಾಂತ್ರಿಕ ಕಾಲೇಜು, ತಾಂತ್ರಿಕ ಕಾಲೇಜ್',
  Technology: 'ಟೆಕ್ನಾಲಜಿ, ತಂತ್ರಜ್ಞಾನ',
  Technological: 'ತಾಂತ್ರಿಕ',
  Polytechnic: 'ಪಾಲಿಟೆಕ್ನಿಕ್, ಪಾಲಿಟೆಕ್ನಿಕ',
  Management: 'ಮ್ಯಾನೇಜ್ಮೆಂಟ್, ನಿರ್ವಹಣಾ',
  Law: 'ಕಾನೂನು',
  Medical: 'ವೈದ್ಯಕೀಯ, ಮೆಡಿಕಲ್',
  Paramedical: 'ಅರೆ ವೈದ್ಯಕೀಯ, ಅರೆವೈದ್ಯಕೀಯ, ಪ್ಯಾರಾ ಮೆಡಿಕಲ್, ಪ್ಯಾರಾ ವೈದ್ಯಕೀಯ, ಪ್ಯಾರಾಮೆಡಿಕಲ್',
  Dental: 'ದಂತ ವೈದ್ಯಕೀಯ, ದಂತವೈದ್ಯಕೀಯ, ಡೆಂಟಲ್',
  Ayurvedic: 'ಆಯುರ್ವೇದ, ಆಯುರ್ವೇದಿಕ್',
  Nursing: 'ನರ್ಸಿಂಗ್, ಶುಶ್ರೂಷಾ',
  Pharmacy: 'ಫಾರ್ಮಸಿ',
  Architecture: 'ಆರ್ಕಿಟೆಕ್ಚರ್, ವಾಸ್ತುಶಿಲ್ಪ',
  'College of Education': 'ಶಿಕ್ಷಣ ಮಹಾವಿದ್ಯಾಲಯ, ಶಿಕ್ಷಣ ಕಾಲೇಜು',
  'B.Ed': 'ಬಿ.ಇಡಿ, ಬಿ.ಇಡಿ., ಬಿ.ಎಡ್, ಬಿ.ಎಡ್., ಬಿಎಡ್, ಬಿಇಡಿ',
  Agricultural: 'ಕೃಷಿ',
  Horticultural: 'ತೋಟಗಾರಿಕೆ, ತೋಟಗಾರಿಕಾ',
  Veterinary: 'ಪಶುವೈದ್ಯಕೀಯ, ಪಶು ವೈದ್ಯಕೀಯ',
  'High School': 'ಪ್ರೌಢಶಾಲೆ, ಪ್ರೌಢ ಶಾಲೆ, ಹೈಸ್ಕೂಲ್, ಹೈ ಸ್ಕೂಲ್',
  'Higher Primary': 'ಹಿರಿಯ ಪ್ರಾಥಮಿಕ',
  'Lower Primary': 'ಕಿರಿಯ ಪ್ರಾಥಮಿಕ',
  Primary: 'ಪ್ರಾಥಮಿಕ',
  School: 'ಶಾಲೆ, ಸ್ಕೂಲ್',
  Vidyalaya: 'ವಿದ್ಯಾಲಯ, ವಿದ್ಯಾನಿಲಯ',
  Residential: 'ವಸತಿ',
  University: 'ವಿಶ್ವವಿದ್ಯಾಲಯ, ವಿಶ್ವವಿದ್ಯಾನಿಲಯ, ಯೂನಿವರ್ಸಿಟಿ',
  College: 'ಕಾಲೇಜು, ಕಾಲೇಜ್, ಮಹಾವಿದ್ಯಾಲಯ',
  Institute: 'ಇನ್ಸ್ಟಿಟ್ಯೂಟ್, ವಿದ್ಯಾಸಂಸ್ಥೆ, ಸಂಸ್ಥೆ',
  Arts: 'ಕಲಾ, ಆರ್ಟ್ಸ್',
  Science: 'ವಿಜ್ಞಾನ, ಸೈನ್ಸ್',
  Commerce: 'ವಾಣಿಜ್ಯ, ಕಾಮರ್ಸ್',
  Women: 'ಮಹಿಳಾ, ಮಹಿಳೆಯರ, ಬಾಲಕಿಯರ',
  Men: 'ಪುರುಷರ, ಪುರುಷ',
  Boys: 'ಬಾಲಕರ',
  'Co-educational': 'ಸಹ ಶಿಕ್ಷಣ, ಸಹಶಿಕ್ಷಣ',
  Evening: 'ಸಂಜೆ',
  of: 'ಆಫ್',
  and: 'ಮತ್ತು, ಅಂಡ್, ಆಂಡ್, ಆ್ಯಂಡ್',
} as const satisfies Record<string, string>

export type Kind = keyof typeof KINDS
// Object.keys forgets which they are.
export const KIND_NAMES = Object.keys(KINDS) as Kind[]

/** All that is said in Kannada for these. */
export function formsInKannada(...kinds: readonly Kind[]): string[] {
  return kinds.flatMap((kind) => KINDS[kind].split(', '))
}

/** Which of these is said in Kannada, also with an ending: "ಕಾಲೇಜಿನ", "ಶಾಲೆಯ", "ಬಾಲಕರು". */
export function stemsInKannada(...kinds: readonly Kind[]): RegExp {
  const stems = formsInKannada(...kinds).map((form) => form.replace(/[\u0CBE\u0CC1\u0CCD]$/, ''))
  return new RegExp(stems.join('|'))
}

/** What an institution calls itself. */
export const INSTITUTION = stemsInKannada('College', 'Institute', 'School', 'Vidyalaya', 'University', 'Polytechnic')

const KANNADA = /[\u0C80-\u0CFF]/
export const hasKannada = (text: string) => KANNADA.test(text)
/** Joiners, which are printed or not. */
const JOINERS = /[\u200C\u200D]/g

const ENGLISH = new Map(
  KIND_NAMES.flatMap((kind) => formsInKannada(kind).map((form) => [form.normalize('NFC'), kind] as const)),
)
/** The longest first: "ಪದವಿ ಪೂರ್ವ" is no "ಪದವಿ". Whole words alone. */
const FORMS = new RegExp(
  `(?<![\\u0C80-\\u0CFF])(?:${[...ENGLISH.keys()]
    .sort((a, b) => b.length - a.length)
    .map((form) => form.replaceAll('.', '\\.'))
    .join('|')})(?![\\u0C80-\\u0CFF])`,
  'g',
)

/** A name with English words for what an institution is; without Kannada it stays as it is. */
export function withEnglishKinds(name: string): string {
  if (!KANNADA.test(name)) return name
  // "ಪ.ಪೂ.ಕಾಲೇಜು" is two words.
  const text = name
    .normalize('NFC')
    .replace(JOINERS, '')
    .replace(/\.(?=ಕಾಲೇಜ|ಮಹಾವಿದ್ಯಾಲಯ)/g, '. ')
    .replace(/\s+/g, ' ')
  return text.replace(FORMS, (form) => ENGLISH.get(form) ?? form)
}
