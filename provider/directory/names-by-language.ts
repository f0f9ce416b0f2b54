import type { Text } from '@/lib/contract/lenient'
import { KANNADA_COURSE_FAMILIES } from '@/provider/directory/course-families'
import { TAXONOMY } from '@/provider/directory/taxonomy'
import { KANNADA_PLACE_NAMES } from '@/provider/geography/kannada-names'

/** Towns of the State stand in `KANNADA_PLACE_NAMES`; an address names the State itself. */
const STATES = new Map([['Karnataka', 'ಕರ್ನಾಟಕ']])

const TYPES_AND_STREAMS = new Map(
  TAXONOMY.flatMap((type) => [type, ...type.streams]).map(({ id, kn }) => [id, kn] as const),
)

function inBoth(en: string, kn: string | undefined): Text {
  return kn === undefined ? { en } : { en, kn }
}

/** A district, a town or the State. */
export function placeText(name: string): Text
export function placeText(name: string | null): Text | null
export function placeText(name: string | null): Text | null {
  return name === null ? null : inBoth(name, KANNADA_PLACE_NAMES.get(name) ?? STATES.get(name))
}

/** An institution type or a stream. */
export function kindText({ id, name }: { id: number; name: string }): Text {
  return inBoth(name, TYPES_AND_STREAMS.get(id))
}

/** The heading under which a course stands. */
export function courseFamilyText(category: string | null): Text | null {
  return category === null ? null : inBoth(category, KANNADA_COURSE_FAMILIES.get(category))
}
