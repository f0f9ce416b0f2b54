import { z } from 'zod'
import { classRange } from '@/lib/contract/class-range'
import { coordinates } from '@/lib/contract/coordinates'
import { day } from '@/lib/contract/date-time'
import { didYouMeanSchema } from '@/lib/contract/did-you-mean'
import { facetsSchema } from '@/lib/contract/facets'
import { type FeeRange, feeRange, ofOwnFees } from '@/lib/contract/fee-range'
import { GENDERS } from '@/lib/contract/gender'
import { DEFAULT_LIMIT } from '@/lib/contract/institute-query'
import {
  amount,
  answerList,
  count,
  englishText,
  flag,
  id,
  image,
  isFields,
  isNothing,
  list,
  object,
  orNull,
  part,
  rating,
  reading,
  required,
  row,
  string,
  text,
  word,
  yesOrNo,
} from '@/lib/contract/lenient'
import { LEVELS } from '@/lib/contract/level'
import { reviewSchema } from '@/lib/contract/review'
import { sourcesOfInstitute } from '@/lib/contract/source'
import { OWNERSHIPS } from '@/lib/contract/ownership'
import { understoodSchema } from '@/lib/contract/understood'

const ownership = word(OWNERSHIPS)
const gender = word(GENDERS)

const placeSchema = part({
  address1: englishText,
  city: text,
  district: text,
  zip: string,
  state: text,
}).transform(({ address1, city, district, zip, state }) => ({ address1, city, district, zip, state }))
/** Where an institution stands. Every part may be absent. */
export type Place = z.output<typeof placeSchema>

/** What courses cost: `unknown` where the provider says that nobody has said, `null` where it says nothing of it. */
const cardFees = reading((value): FeeRange | 'unknown' | null => (value === null ? 'unknown' : feeRange.parse(value)))

const instituteCardSchema = row({
  id: required(id),
  name: required(text),
  disambiguation: englishText,
  image_url: image,
  address: placeSchema,
  state: text,
  average_rating: rating,
  courses: list(z.object({ id, name: required(englishText) })),
  category: text,
  ownership,
  gender,
  classes: classRange,
  fees: cardFees,
  seats: count,
  /** Beyond the contract, for sitemaps: the day of the last change, where a provider tells it. */
  updated_at: day,
}).transform((item) => ({
  id: item.id,
  name: item.name,
  disambiguation: item.disambiguation,
  image: item.image_url,
  city: item.address.city,
  district: item.address.district,
  state: item.address.state ?? item.state,
  averageRating: item.average_rating,
  courses: item.courses.map((course) => course.name),
  category: item.category,
  ownership: item.ownership,
  gender: item.gender,
  classes: item.classes,
  fees: item.fees,
  seats: item.seats,
  changedOn: item.updated_at,
}))
/** One result of the directory (spec 2 §3, "Institute list item"). */
export type InstituteCard = z.output<typeof instituteCardSchema>

/**
 * `GET /institutes`. The number of pages is `totalPages`, else `last_page`, else follows from the
 * total; an answer that tells neither, such as a bare list, is the only page there is. `total` is
 * never less than what the pages must hold. `facets`, `didYouMean` and `understood` are `null` where the
 * provider has none.
 */
export const institutePageSchema = z
  .unknown()
  .transform((answer) => (Array.isArray(answer) ? { data: answer } : answer))
  .pipe(
    z.object({
      data: answerList(instituteCardSchema),
      total: count,
      totalPages: count,
      last_page: count,
      limit: count,
      facets: orNull(object(facetsSchema)),
      did_you_mean: orNull(object(didYouMeanSchema)),
      understood: orNull(object(understoodSchema)),
    }),
  )
  .transform(({ data, total, totalPages, last_page, limit, facets, did_you_mean, understood }) => {
    const size = limit || Math.max(DEFAULT_LIMIT, data.length)
    const told = totalPages ?? last_page ?? Math.ceil((total ?? 0) / size)
    const pages = Math.max(told, data.length > 0 ? 1 : 0)
    const held = total === null && pages > 1 ? (pages - 1) * size + 1 : data.length
    const items = Math.min(Math.max(total ?? 0, held), Number.MAX_SAFE_INTEGER)
    const shown = { items: data, total: items, totalPages: items === 0 ? 0 : pages }
    return { ...shown, facets, didYouMean: did_you_mean, understood }
  })
export type InstitutePage = z.output<typeof institutePageSchema>

const keyedTextSchema = z
  .object({ key: required(string), value: text, image_url: image })
  .transform(({ key, value, image_url }) => ({ key, value, image: image_url }))
/** A text under a numbered key, such as `overview_sub_title2` (spec 2 §3). */
export type KeyedText = z.output<typeof keyedTextSchema>

const featureSchema = z
  .object({ id, title: text, description: text, image })
  .refine((feature) => (feature.title ?? feature.description ?? feature.image) !== null, 'nothing to show')
/** A placement figure or a facility. */
export type Feature = z.output<typeof featureSchema>

const courseSchema = z
  .object({
    id,
    course_name: required(englishText),
    course_category: text,
    duration: englishText,
    fees: amount,
    seat: count,
    level: word(LEVELS),
  })
  .transform(({ id, course_name, course_category, duration, fees, seat, level }) => ({
    id,
    name: course_name,
    category: course_category,
    duration,
    fees,
    seats: seat,
    level,
  }))
/** A course; `fees` in whole rupees as the provider gives them. */
export type Course = z.output<typeof courseSchema>

/** Links are as the provider wrote them: `lib/rules/institute/contact-links` says which may be followed. */
const instituteSchema = part({
  id,
  institute_name: text,
  /** Tells it apart from others of its name; absent where there are none, or where a provider does not know. */
  disambiguation: englishText,
  tagline: text,
  description1: text,
  description2: text,
  phone: string,
  email: string,
  website: string,
  facebook: string,
  instagram: string,
  linkedin: string,
  image_url: image,
  institute_type_id: id,
  is_residential: flag,
  ownership,
  gender,
  minority: yesOrNo,
  classes: classRange,
  university: englishText,
  coordinates,
  ...ofOwnFees(() => feeRange),
})

const detailSchema = z
  .object({
    institute: instituteSchema,
    /** `alt`: what is seen on it. */
    gallery: list(z.object({ id, url: required(image), alt: text })),
    address: placeSchema,
    overviews: list(keyedTextSchema),
    reviewStats: part({ average_rating: rating, review_count: count }),
    admissions: list(keyedTextSchema),
    placements: list(featureSchema),
    recruiters: list(
      z
        .object({ id, company_name: required(englishText), description: text })
        .transform(({ id, company_name, description }) => ({ id, name: company_name, description })),
    ),
    facilities: list(featureSchema),
    reviews: list(reviewSchema),
    courses: list(courseSchema),
    sources: list(sourcesOfInstitute.source),
    statements: list(sourcesOfInstitute.statement),
  })
  .transform((data) => ({
    id: data.institute.id,
    name: data.institute.institute_name,
    disambiguation: data.institute.disambiguation,
    tagline: data.institute.tagline,
    description1: data.institute.description1,
    description2: data.institute.description2,
    contact: {
      phone: data.institute.phone,
      email: data.institute.email,
      website: data.institute.website,
      facebook: data.institute.facebook,
      instagram: data.institute.instagram,
      linkedin: data.institute.linkedin,
    },
    logo: data.institute.image_url,
    typeId: data.institute.institute_type_id,
    isResidential: data.institute.is_residential,
    ownership: data.institute.ownership,
    gender: data.institute.gender,
    isMinority: data.institute.minority,
    classes: data.institute.classes,
    university: data.institute.university,
    ownFees: ofOwnFees((name) => data.institute[name]),
    gallery: data.gallery.map(({ url, alt }) => ({ url, alt })),
    place: data.address,
    coordinates: data.institute.coordinates,
    overviews: data.overviews,
    averageRating: data.reviewStats.average_rating,
    reviewCount: data.reviewStats.review_count,
    admissions: data.admissions,
    placements: data.placements,
    recruiters: data.recruiters,
    facilities: data.facilities,
    reviews: data.reviews,
    courses: data.courses,
    sources: data.sources,
    statements: data.statements,
  }))

/**
 * `GET /institute/details?id=`. `null` when `data` says outright that there is nothing. One that
 * holds no institution with a name is broken, not an unknown one (that is status 404): it fails,
 * and the last good copy of the page stays.
 */
export const instituteDetailSchema = z.object({ data: z.unknown() }).transform(({ data }, context) => {
  if (isNothing(data)) return null
  const detail = isFields(data) ? detailSchema.parse(data) : null
  if (detail !== null && detail.name !== null) return { ...detail, name: detail.name }
  context.addIssue({ code: 'custom', message: 'holds no institution with a name' })
  return z.NEVER
})
/** Everything known about one institution (spec 2 §3, "Institute"). */
export type InstituteDetail = NonNullable<z.output<typeof instituteDetailSchema>>

/** What `GET /institute/details` answers with 410: the id of the institution that took its place, or `null`. */
export const retiredInstituteSchema = part({ successor_id: id }).transform(({ successor_id }) => successor_id)
