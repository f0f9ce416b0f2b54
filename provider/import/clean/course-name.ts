import { presentText } from './text'
import { properName } from './proper-name'

/** Spellings put right, in this order; the text is in capitals. */
const REPAIRS: readonly (readonly [RegExp, string])[] = [
  [/"/g, ' '],
  [/\bAUGUMENTED\b/g, 'AUGMENTED'],
  [/\bVIRTURAL\b/g, 'VIRTUAL'],
  [/\bBLOCK CHAIN TECHNO$/, 'BLOCKCHAIN TECHNOLOGY)'],
  [/\s*&\s*/g, ' AND '],
  [/\bENGG?\b\.?/g, 'ENGINEERING'],
  [/\bENGINEERNG\b/g, 'ENGINEERING'],
  [/\bSCEINCE\b/g, 'SCIENCE'],
  [/\bCOMPUTR\b/g, 'COMPUTER'],
  [/\bCONSTRUCION\b/g, 'CONSTRUCTION'],
  [/\bPROPLUSION\b/g, 'PROPULSION'],
  [/\bASSITANTSHIP\b/g, 'ASSISTANTSHIP'],
  [/\bCOSTUMER DESIGN\b/g, 'COSTUME DESIGN'],
  [/\bBLOCK CHAIN\b/g, 'BLOCKCHAIN'],
  [/\bAERO (?=SPACE|DYNAMIC)/g, 'AERO'],
  [/\bCOMMUNICATIONS (?=ENGINEERING|AND)/g, 'COMMUNICATION '],
  [/\bTELECOMMUNICATIONS\b/g, 'TELECOMMUNICATION'],
  [/\bDATA SCIENCES\b/g, 'DATA SCIENCE'],
  [/\bBUSINESS SYSTEM\b/g, 'BUSINESS SYSTEMS'],
  [/\bMINE ENGINEERING\b/g, 'MINING ENGINEERING'],
  [/\bIOT\b/g, 'INTERNET OF THINGS'],
  [/\bARTIFICIAL INTELLIGENCE ?\(AI\)/g, 'ARTIFICIAL INTELLIGENCE'],
  [/\bAI AND (?=DATA|MACHINE|ML)/g, 'ARTIFICIAL INTELLIGENCE AND '],
  [/\bKAN(?:NADA)? AND ENG(?:INEERING|LISH)?\b/g, 'KANNADA AND ENGLISH'],
  [/\(2 SHIFT\)/g, '(SECOND SHIFT)'],
  [/\(MANUFCTURING/g, '(MANUFACTURING'],
  [/\*\)/g, ')'],
  [/\( /g, '('],
  [/ \)/g, ')'],
]

function balance(text: string): string {
  const open = (text.match(/\(/g) ?? []).length
  const closed = (text.match(/\)/g) ?? []).length
  if (open > closed) return text + ')'.repeat(open - closed)
  return closed > open ? text.replace(/\)(?=[^)]*$)/, '') : text
}

/** A course's name in one spelling ("ELECTRONICS & COMMUNICATION ENGG" is "Electronics and Communication Engineering"), or `null`. */
export function cleanCourseName(raw: unknown): string | null {
  const text = presentText(raw)
  if (text === null) return null
  let upper = text.toUpperCase()
  for (let round = 0; round < 3; round += 1) {
    for (const [pattern, better] of REPAIRS) upper = upper.replace(pattern, better)
  }
  const name = properName(balance(upper.replace(/\s+/g, ' ').trim())).replace(
    /([([])([a-z])/g,
    (_, bracket: string, letter: string) => bracket + letter.toUpperCase(),
  )
  return name === '' ? null : name
}
