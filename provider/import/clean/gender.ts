import type { Gender } from '@/lib/contract/gender'
import { stemsInKannada } from '@/provider/names/kannada-kinds'
import { presentText } from './text'

/** What lists write for each, in small letters alone, in English and in Kannada; the first that is in the text counts. */
const WORDS: readonly (readonly [Gender, ...RegExp[]])[] = [
  [
    'mixed',
    /\bco[-.]* ?ed|mixed|both|\b(?:boys|men)\b.*\b(?:girls|women)\b|\b(?:girls|women)\b.*\b(?:boys|men)\b/,
    stemsInKannada('Co-educational'),
  ],
  ['women', /\b(?:wom[ae]n|girls?|ladies|females?|mahila|balika|kanya)|^[fw]$/, stemsInKannada('Women')],
  ['men', /\b(?:men|boys?|gents|males?)\b|^m$/, stemsInKannada('Boys', 'Men')],
]

/** Who may study there, out of a column for it; `null` where it says nothing that can be read. */
export function cleanGender(raw: unknown): Gender | null {
  const text = presentText(raw)?.toLowerCase() ?? null
  if (text === null) return null
  const [gender = null] = WORDS.find(([, ...words]) => words.some((each) => each.test(text))) ?? []
  return gender
}
