import { z } from 'zod'
import {
  answerList,
  englishText,
  flag,
  id,
  image,
  list,
  number,
  part,
  required,
  string,
  text,
} from '@/lib/contract/lenient'

const placeSchema = part({
  address1: englishText,
  city: englishText,
  district: englishText,
  zip: string,
  state: englishText,
}).transform(({ address1, city, district, zip, state }) => ({ address1, city, district, zip, state }))
/** Where an institution stands. Every part may be absent. */
export type Place = z.output<typeof placeSchema>

const instituteCardSchema = z
  .object({
    id: required(id),
    name: required(englishText),
    image_url: image,
    address: placeSchema,
    state: englishText,
    average_rating: number,
    courses: list(z.object({ id, name: required(englishText) })),
    category: englishText,
  })
  .transform((item) => ({
    id: item.id,
    name: item.name,
    image: item.image_url,
    city: item.address.city,
    state: item.address.state ?? item.state,
    averageRating: item.average_rating,
    courses: item.courses.map((course) => course.name),
    category: item.category,
  }))
/** One result of the directory (spec 2 §3, "Institute list item"). */
export type InstituteCard = z.output<typeof instituteCardSchema>

/**
 * `GET /institutes`. `totalPages` comes from `totalPages`, `last_page`, or the total and the limit
 * asked for; a list without a total counts what it holds.
 */
export const institutePageSchema = z
  .unknown()
  .transform((answer) => (Array.isArray(answer) ? { data: answer } : answer))
  .pipe(
    z.object({
      data: answerList(instituteCardSchema),
      total: number,
      totalPages: number,
      last_page: number,
      page: number,
      limit: number,
    }),
  )
  .transform((answer) => {
    const total = Math.max(0, Math.floor(answer.total ?? answer.data.length))
    const pages = answer.totalPages ?? answer.last_page ?? Math.ceil(total / (answer.limit || 10))
    return { items: answer.data, total, totalPages: Math.max(0, Math.floor(pages)) }
  })
export type InstitutePage = z.output<typeof institutePageSchema>

const keyedTextSchema = z
  .object({ key: required(string), value: text, image_url: image })
  .transform(({ key, value, image_url }) => ({ key, value, image: image_url }))
/** A text under a numbered key, such as `overview_sub_title2` (spec 2 §3). */
export type KeyedText = z.output<typeof keyedTextSchema>

const featureSchema = part({ id, title: text, description: text, image })
/** A placement figure or a facility. */
export type Feature = z.output<typeof featureSchema>

const courseSchema = z
  .object({
    id,
    course_name: required(englishText),
    course_category: englishText,
    duration: englishText,
    fees: number,
    seat: number,
  })
  .transform(({ id, course_name, course_category, duration, fees, seat }) => ({
    id,
    name: course_name,
    category: course_category,
    duration,
    fees,
    seats: seat,
  }))
/** A course; `fees` in whole rupees as the provider gives them. */
export type Course = z.output<typeof courseSchema>

const reviewSchema = z
  .object({
    id,
    user: part({ id, name: englishText, image_url: image }),
    name: englishText,
    role: englishText,
    rating: number,
    description: englishText,
  })
  .transform(({ id, user, name, role, rating, description }) => ({
    id,
    name: name ?? user.name,
    image: user.image_url,
    role,
    rating,
    description,
  }))
export type Review = z.output<typeof reviewSchema>

const instituteSchema = part({
  id,
  institute_name: text,
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
})

const detailSchema = z
  .object({
    institute: instituteSchema,
    gallery: list(z.object({ id, url: required(image) })),
    address: placeSchema,
    overviews: list(keyedTextSchema),
    reviewStats: part({ average_rating: number, review_count: number }),
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
  })
  .transform((data) => ({
    name: data.institute.institute_name,
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
    gallery: data.gallery.map((picture) => picture.url),
    place: data.address,
    overviews: data.overviews,
    averageRating: data.reviewStats.average_rating,
    reviewCount: data.reviewStats.review_count,
    admissions: data.admissions,
    placements: data.placements,
    recruiters: data.recruiters,
    facilities: data.facilities,
    reviews: data.reviews,
    courses: data.courses,
  }))

/**
 * `GET /institute/details?id=`. `null` when the answer holds no institution that could be shown
 * (no name): the page then says that there is none.
 */
export const instituteDetailSchema = z
  .object({ data: z.unknown() })
  .transform(({ data }) => (typeof data === 'object' && data !== null ? data : {}))
  .pipe(detailSchema)
  .transform((detail) => {
    const { name } = detail
    return name === null ? null : { ...detail, name }
  })
/** Everything known about one institution (spec 2 §3, "Institute"). */
export type InstituteDetail = NonNullable<z.output<typeof instituteDetailSchema>>
