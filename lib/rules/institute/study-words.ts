import type { ClassRange } from '@/lib/contract/class-range'
import type { Gender } from '@/lib/contract/gender'
import type { Language } from '@/lib/contract/language'
import { fillMessage } from '@/lib/rules/text/fill-message'

type GenderTexts = { genderKinds: Record<Gender, string>; pupilKinds: Record<Gender, string> }
type BoundTexts = { classBounds: string }

/** What the pages say, and the provider in the notes of where it comes from. */
export const STUDY_WORDS: Readonly<Record<Language, GenderTexts & BoundTexts>> = {
  en: {
    genderKinds: { women: 'Women only', men: 'Men only', mixed: 'Co-educational' },
    pupilKinds: { women: 'Girls only', men: 'Boys only', mixed: 'Co-educational' },
    classBounds: '{from} to {to}',
  },
  kn: {
    genderKinds: { women: 'ಮಹಿಳೆಯರಿಗೆ ಮಾತ್ರ', men: 'ಪುರುಷರಿಗೆ ಮಾತ್ರ', mixed: 'ಸಹಶಿಕ್ಷಣ' },
    pupilKinds: { women: 'ಬಾಲಕಿಯರಿಗೆ ಮಾತ್ರ', men: 'ಬಾಲಕರಿಗೆ ಮಾತ್ರ', mixed: 'ಸಹಶಿಕ್ಷಣ' },
    classBounds: '{from}ರಿಂದ {to}',
  },
}

/** Who may study there, in words: where classes are taught, of girls and boys. */
export function sayGender(gender: Gender, classes: ClassRange | null, texts: GenderTexts): string {
  return (classes === null ? texts.genderKinds : texts.pupilKinds)[gender]
}

/** Beside the title "Classes": "1 to 8", "5". */
export function sayClassBounds({ from, to }: ClassRange, texts: BoundTexts): string {
  return from === to ? String(from) : fillMessage(texts.classBounds, { from, to })
}

/** "Classes 1 to 8", "Class 5". */
export function sayClasses({ from, to }: ClassRange, texts: { classRange: string; oneClass: string }): string {
  return fillMessage(from === to ? texts.oneClass : texts.classRange, { from, to })
}
