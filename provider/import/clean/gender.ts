import type { Gender } from '@/lib/contract/gender'
import { presentText } from './text'

/** What lists write for each, in small letters alone; the first that is in the text counts. */
const WORDS: readonly (readonly [Gender, RegExp])[] = [
  [
    'mixed',
    /\bco[-.]* ?ed|mixed|both|\b(?:boys|men)\b.*\b(?:girls|women)\b|\b(?:girls|women)\b.*\b(?:boys|men)\b|ಸಹ ?ಶಿಕ್ಷಣ/,
  ],
  ['women', /\b(?:wom[ae]n|girls?|ladies|females?|mahila|balika|kanya)|^[fw]$|ಮಹಿಳ|ಬಾಲಕಿ/],
  ['men', /\b(?:men|boys?|gents|males?)\b|^m$|ಪುರುಷ|ಬಾಲಕ/],
]

/** Who may study there, out of a column for it; `null` where it says nothing that can be read. */
export function cleanGender(raw: unknown): Gender | null {
  const text = presentText(raw)?.toLowerCase() ?? null
  return text === null ? null : (WORDS.find(([, words]) => words.test(text))?.[0] ?? null)
}
