import { isWithin } from './distance'
import { singular } from './name-key'

/** Words that many addresses share and that therefore prove nothing. */
const COMMON = new Set(
  `ROAD MAIN CROSS POST NEAR BEHIND OPPOSITE OPP NEXT ADJACENT BESIDE STAGE PHASE BLOCK SECTOR LAYOUT VILLAGE HOBLI TALUK TALUKA
  DIST DISTRICT STATE INDIA PIN CODE KARNATAKA KARNATKA BANGALORE BENGALURU URBAN RURAL NORTH SOUTH EAST WEST NEW OLD THE AND OFF
  FOR WITH FROM NUMBER SITE PLOT SURVEY SY CAMPUS COLLEGE SCHOOL BUILDING FLOOR BOX TOWN CITY AREA VIA INDUSTRIAL NAGAR NAGARA EXTENSION RING
  POLYTECHNIC GOVERNMENT GOVT INSTITUTE UNIVERSITY ENGINEERING EDUCATION TRUST SOCIETY DEGREE FIRST GRADE PRINCIPAL STREET HIGHWAY BUS STAND STOP
  ST ND RD TH NO NH CA KM OF TO AT PO PB BY IN KA`.split(/\s+/),
)

/** Whether a word, in whatever letters, is one of those. */
export function isCommonInAddresses(word: string): boolean {
  return COMMON.has(word.toUpperCase())
}

/** What tells one address from another: words and numbers but the common ones and those of the town and the name. */
export type AddressWords = { words: string[]; numbers: string[] }

export function addressWords(address: string | null, leaveOut: ReadonlySet<string>): AddressWords {
  const words = new Set<string>()
  const numbers = new Set<string>()
  const text = (address ?? '').toUpperCase().replace(/\b(\d{3}) ?(\d{3})\b/g, ' ')
  for (const part of text.match(/[A-Z]+|\d+/g) ?? []) {
    if (/\d/.test(part)) numbers.add(part.replace(/^0+(?=\d)/, ''))
    else if (part.length > 2 && !COMMON.has(part) && !leaveOut.has(singular(part))) words.add(part)
  }
  return { words: [...words], numbers: [...numbers] }
}

function isAlike(a: string, b: string): boolean {
  if (a === b) return true
  const shorter = Math.min(a.length, b.length)
  if (shorter < 5) return false
  return a.startsWith(b) || b.startsWith(a) || isWithin(a, b, shorter >= 8 ? 2 : 1)
}

/** How many of the words of the shorter address stand, spelt alike, in the longer one, and of how many. */
export function sharedWords(a: AddressWords, b: AddressWords): { shared: number; of: number } {
  const [few, many] = a.words.length <= b.words.length ? [a.words, b.words] : [b.words, a.words]
  const joined = many.join('')
  const shared = few.filter(
    (word) => many.some((other) => isAlike(word, other)) || (word.length > 7 && joined.includes(word)),
  )
  return { shared: shared.length, of: few.length }
}

/** How many numbers (of houses, surveys, crosses) both addresses have. */
export function sharedNumbers(a: AddressWords, b: AddressWords): number {
  return a.numbers.filter((number) => number.length > 1 && b.numbers.includes(number)).length
}
