import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Gender } from '@/lib/contract/gender'
import { formsInKannada } from '@/provider/names/kannada-kinds'

/** Names that say it of a college or a high school, as expressions of PostgreSQL. */
const FOR_WOMEN = [
  String.raw`\mfor (women|girls|ladies)\M`,
  String.raw`\m(wom[ae]n|girls?|ladies)(['’]?s|['’])?\M(\W+\w+){0,4}\W+(college|polytechnic|institute|university|school|p\.? ?u\M)`,
  String.raw`\((women|girls)\)`,
  String.raw`\m(mahila|kanya|balika|balaki(ya|yara)?) (maha ?)?(vidyalaya|college|polytechnic|arts|degree|first grade|high school|pre-?university|p\.? ?u\M|shale|path?ashal)`,
  ...formsInKannada('Women'),
].join('|')

/**
 * Of a society of women, of what is taught there, of boys as well; and primary schools, of which the register calls half
 * of those named for girls co-educational. Of "Boys" in names it does so in three of four, so that they say nothing (ADR 79).
 */
const SAYS_LESS = String.raw`primary|\mboys?\M|\mmen\M|samaj|sangh|mandal|\mseva\M|league|associat|organi[sz]ation|\mstud(y|ies)\M|\mchild|ಪ್ರಾಥಮಿಕ|ಬಾಲಕರ|ಸಮಾಜ|ಸಂಘ|ಮಂಡಳ`

/** Who may study there: what a list says, else what the name says for certain; `null` where neither does. */
export function genderOf(listed: SQLWrapper, name: SQLWrapper): SQL<Gender | null> {
  return sql<Gender | null>`coalesce(${listed},
    case when ${name}::text ~* ${FOR_WOMEN} and ${name}::text !~* ${SAYS_LESS} then 'women' end)`
}
