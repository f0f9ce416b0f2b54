import { z } from '@hono/zod-openapi'
import { boolean, jsonb, type PgColumnBuilderBase, text } from 'drizzle-orm/pg-core'
import type { ClassRange } from '@/lib/contract/class-range'
import type { Coordinates } from '@/lib/contract/coordinates'
import type { FeeRange } from '@/lib/contract/fee-range'
import { GENDERS } from '@/lib/contract/gender'
import { cleanClasses } from '@/provider/import/clean/class-range'
import { cleanEmail, cleanFileAddress, cleanPhone, cleanWebsite } from '@/provider/import/clean/contact'
import { cleanCoordinates } from '@/provider/import/clean/coordinates'
import { cleanFeeRange } from '@/provider/import/clean/fee-range'
import { cleanFlag } from '@/provider/import/clean/flag'
import { cleanGender } from '@/provider/import/clean/gender'
import { cleanOwnership } from '@/provider/import/clean/ownership'
import { presentText } from '@/provider/import/clean/text'
import { cleanUniversity } from '@/provider/import/clean/university'

type Fact = {
  /** Other names under which lists have its column, apart by spaces. */
  also: string
  /** Out of a list; `null` where it says nothing that can be read. */
  read: (raw: unknown) => string | number | boolean | ClassRange | FeeRange | Coordinates | null
  /** As a draft keeps it. Records that an earlier version kept say nothing of a fact that came later. */
  kept: z.ZodType
  /** The directory's column; `null`: stored by language, in columns of the directory's own. */
  column: (() => PgColumnBuilderBase) | null
  /** In the answer of `GET /institute/details`; `null`: not told by itself. */
  told: z.ZodType | null
}

const keptText = z.string().nullable().default(null)
const TEXT = { kept: keptText, column: () => text(), told: z.string().nullable() }
const TEXT_NOT_IN_ANSWER = { ...TEXT, told: null }
const TEXT_BY_LANGUAGE = { ...TEXT_NOT_IN_ANSWER, column: null }
/** Of an institution's own fees for a year. */
const feeRange = z.strictObject({ from: z.int().min(1), to: z.int() }).nullable()
const ownFee = (what: string) => ({
  kept: feeRange.default(null),
  column: () => jsonb().$type<FeeRange>(),
  told: feeRange.openapi({ description: `What it asks for in a year, in rupees, ${what}; null where nobody has said` }),
  read: cleanFeeRange,
})
const place = z.strictObject({ latitude: z.number(), longitude: z.number() }).nullable()
const classRange = z.strictObject({ from: z.int(), to: z.int() }).nullable()

/**
 * What lists say of an institution beside its names, place, kind and courses: one entry for each fact. Its name is that
 * of our own format's column, of the draft's field, of the column in the directory and in the import's staging table,
 * and of the field in the answer. Of several records the best source that says it counts. A new one stands last: the
 * digests of drafts that are kept depend on the order.
 */
export const FACTS = {
  phone: { ...TEXT, also: 'telephone phone_number phone_no contact contact_number mobile', read: cleanPhone },
  email: { ...TEXT, also: 'e_mail mail email_id email_address', read: cleanEmail },
  website: { ...TEXT, also: 'url web site web_site homepage', read: cleanWebsite },
  university: {
    ...TEXT,
    also: 'affiliation affiliated_to affiliated_university',
    read: cleanUniversity,
  },
  /** Government, aided, private…, as the list it came from says. */
  ownership: { ...TEXT_NOT_IN_ANSWER, also: 'ownership_type owner management_type management', read: cleanOwnership },
  tagline: { ...TEXT_BY_LANGUAGE, also: 'motto', read: presentText },
  description: { ...TEXT_BY_LANGUAGE, also: 'about overview', read: presentText },
  /** As a list says; where none does, the name may (`provider/gender.ts`), so that the answer has a field of its own. */
  gender: {
    told: null,
    column: () => text({ enum: GENDERS }),
    kept: z.enum(GENDERS).nullable().default(null),
    also: 'open_to admits students_admitted co_ed coed co_education school_gender schtype school_typ',
    read: cleanGender,
  },
  /** Whether a religious or linguistic minority runs it. */
  minority: {
    kept: z.boolean().nullable().default(null),
    column: () => boolean(),
    told: z.boolean().nullable().openapi({ description: 'Run by a minority; null where nobody has said' }),
    also: 'is_minority minority_institution minority_status',
    read: cleanFlag,
  },
  classes: {
    kept: classRange.default(null),
    column: () => jsonb().$type<ClassRange>(),
    told: classRange.openapi({ description: 'Of a school, the lowest and the highest class' }),
    also: 'classes_taught class_range grades standards',
    read: cleanClasses,
  },
  /** The addresses of its brochure as a PDF file, in English and in Kannada. */
  brochure: {
    ...TEXT_NOT_IN_ANSWER,
    also: 'brochure_en brochure_url prospectus prospectus_url',
    read: cleanFileAddress,
  },
  brochure_kn: {
    ...TEXT_NOT_IN_ANSWER,
    also: 'brochure_kannada kannada_brochure prospectus_kn',
    read: cleanFileAddress,
  },
  hostel_fee: {
    ...ownFee('for a place in its hostel'),
    also: 'hostel_fees hostel_charges annual_hostel_fee annual_hostel_fees hostel_fee_per_year',
  },
  mess_fee: {
    ...ownFee('for meals in its mess'),
    also: 'mess_fees mess_charges annual_mess_fee annual_mess_fees mess_fee_per_year food_charges',
  },
  /** For a seat that its management gives: no authority fixes it. A fee of a course does not say for which seat it is. */
  management_fee: {
    ...ownFee('for a management seat'),
    also: 'management_fees management_seat_fee management_seat_fees management_quota_fee management_quota_fees',
  },
  /** Lists have them in one column or in two (`provider/import/sources/listed-coordinates.ts`). */
  coordinates: {
    kept: place.default(null),
    column: () => jsonb().$type<Coordinates>(),
    told: place.openapi({ description: 'Where it stands, in degrees of WGS 84; null where nobody has said' }),
    also:
      'coordinate geo_location geolocation geo_coordinates geo_point gps gps_location gps_coordinates ' +
      'lat_lon lat_lng lat_long latlon latlng latlong latitude_longitude map_location',
    read: cleanCoordinates,
  },
} satisfies Record<string, Fact>

type Facts = typeof FACTS
type FactsWith<Part extends keyof Fact> = {
  [Name in keyof Facts as Facts[Name][Part] extends null ? never : Name]: NonNullable<Facts[Name][Part]>
}

/** One part of every fact that has it, by the fact's name. */
function partOfFacts<Part extends keyof Fact>(part: Part) {
  const entries = Object.entries(FACTS).flatMap(([name, fact]) => (fact[part] === null ? [] : [[name, fact[part]]]))
  // fromEntries forgets which name has which type.
  return Object.fromEntries(entries) as FactsWith<Part>
}

export const keptFacts = partOfFacts('kept')
export const toldFacts = partOfFacts('told')

/** For a table that has a column for each. */
export function factColumns() {
  const columns = Object.entries(partOfFacts('column')).map(([name, column]) => [name, column()])
  // fromEntries forgets which name has which type.
  return Object.fromEntries(columns) as { [Name in keyof FactsWith<'column'>]: ReturnType<FactsWith<'column'>[Name]> }
}
