import type { ClassRange } from '@/lib/contract/class-range'
import type { Gender } from '@/lib/contract/gender'
import { fillMessage } from '@/lib/rules/text/fill-message'

type GenderTexts = { genderKinds: Record<Gender, string>; pupilKinds: Record<Gender, string> }

/** Who may study there, in words: where classes are taught, of girls and boys. */
export function sayGender(gender: Gender, classes: ClassRange | null, texts: GenderTexts): string {
  return (classes === null ? texts.genderKinds : texts.pupilKinds)[gender]
}

/** Beside the title "Classes": "1 to 8", "5". */
export function sayClassBounds({ from, to }: ClassRange, texts: { classBounds: string }): string {
  return from === to ? String(from) : fillMessage(texts.classBounds, { from, to })
}

/** "Classes 1 to 8", "Class 5". */
export function sayClasses({ from, to }: ClassRange, texts: { classRange: string; oneClass: string }): string {
  return fillMessage(from === to ? texts.oneClass : texts.classRange, { from, to })
}
