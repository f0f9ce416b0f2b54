import type { CampusKind } from '@/lib/drawing/campus/campus'
import type { OwnFee } from '@/lib/contract/fee-range'
import type { Gender } from '@/lib/contract/gender'
import type { EmblemName } from '@/lib/drawing/emblems'

/** What the brochure is called that every institution has of which the sample tells enough in Kannada. */
export const KANNADA_TITLE = 'ಪರಿಚಯ ಪುಸ್ತಿಕೆ'

export const hasKannadaBrochure = ({ kn, brochures = [] }: SampleInstitute) =>
  kn?.about !== undefined && brochures.length > 0

/** One picture more than a title and a text needs: the kind of campus scene to draw. */
export type Titled = readonly [title: string, text: string, picture?: CampusKind]
/** `stream` is a slug of the institution's own type, or `type/slug` of another. */
type SampleCourse = readonly [name: string, fees: number | null, seats: number | null, stream: string]

/**
 * An invented institution as it is written here; `rows.ts` turns it into rows. What is left out is
 * missing in the directory too: some institutions are meant to be incomplete.
 */
export type SampleInstitute = {
  name: string
  /** The same texts in Kannada. */
  kn?: { name: string; tagline?: string; line?: string; about?: string }
  /** Other names that people type: acronyms, short forms, old names. */
  also?: readonly string[]
  initials: string
  /** oklch degrees, a multiple of 12. */
  hue: number
  /** Without one there is no logo. */
  crest?: readonly [form: number, emblem: EmblemName]
  /** LGD district and the town's name in provider/geography/places.json. */
  at: readonly [district: number, town: string | null]
  address?: string
  zip?: string
  ownership?: 'Government' | 'Aided' | 'Private' | 'State university' | 'Private university' | 'Deemed university'
  /** A name may say it without: "for Women". */
  gender?: Gender
  minority?: boolean
  /** Of a school: the lowest and the highest. */
  classes?: readonly [from: number, to: number]
  /** What it asks for in a year, in rupees: one amount, or the least and the most. */
  ownFees?: Partial<Record<OwnFee, readonly [from: number, to: number]>>
  university?: string
  residential?: boolean
  tagline?: string
  /** One line under the name. */
  line?: string
  about?: string
  /** Digits after the area code begin with 0, which no telephone in India has. */
  phone?: string
  /** The name before `.example`. */
  site?: string
  social?: readonly ('facebook' | 'instagram' | 'linkedin')[]
  gallery?: readonly CampusKind[]
  overview?: { title: string; text: string; blocks: readonly Titled[] }
  admissions?: readonly Titled[]
  placements?: readonly Titled[]
  recruiters?: readonly (readonly [company: string, text: string])[]
  facilities?: readonly Titled[]
  reviews?: readonly (readonly [name: string, face: number, role: string, rating: number, text: string])[]
  courses?: readonly { category: string; duration: string; list: readonly SampleCourse[] }[]
  brochures?: readonly string[]
}
