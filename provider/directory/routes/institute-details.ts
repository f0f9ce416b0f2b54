import { createRoute, z } from '@hono/zod-openapi'
import { WITH_RECORDS } from '@/lib/contract/constants'
import type { Text } from '@/lib/contract/lenient'
import { toldFacts } from '@/provider/directory/facts'
import { courseFamilyText, placeText } from '@/provider/directory/names-by-language'
import { findRetired, getInstituteDetails } from '@/provider/directory/store/institute-details'
import type { FeatureRow } from '@/provider/directory/store/schema'
import {
  disambiguationSchema,
  FAILURES,
  genderSchema,
  imageSchema,
  json,
  levelSchema,
  NOT_FOUND,
  nullableTextSchema,
  ownershipSchema,
  textSchema,
} from '@/provider/http/answers'
import { createRouter } from '@/provider/http/context'
import { flagParam, idParam } from '@/provider/http/params'
import { answerSource, answerStatement, sourceAnswerSchema, statementAnswerSchema } from '@/provider/sources/answer'
import { answerRecordOf, openRecordAnswerSchema } from '@/provider/open-data/answer'
import { readRights } from '@/provider/open-data/rights'
import { findOpenRecords } from '@/provider/open-data/store'
import { uploadAddress } from '@/provider/pictures/uploads'

const text = nullableTextSchema
const string = z.string().nullable()

const keyedTextSchema = z.strictObject({ key: z.string(), value: textSchema, image_url: imageSchema })
const featureSchema = z.strictObject({ id: z.int(), title: textSchema, description: text, image: imageSchema })

/** `GET /institute/details?id=`: lists are empty and fields `null` where nothing is known. */
export const detailAnswerSchema = z.strictObject({
  data: z
    .strictObject({
      institute: z.strictObject({
        id: z.int(),
        institute_name: textSchema,
        disambiguation: disambiguationSchema,
        tagline: text,
        description1: text,
        description2: text,
        ...toldFacts,
        ownership: ownershipSchema,
        gender: genderSchema,
        facebook: string,
        instagram: string,
        linkedin: string,
        image_url: imageSchema,
        institute_type_id: z.int(),
        is_residential: z.boolean(),
      }),
      gallery: z.array(
        z.strictObject({
          id: z.int(),
          url: z.string(),
          alt: text.openapi({ description: 'What is seen on it' }),
        }),
      ),
      address: z.strictObject({ address1: string, city: text, district: text, zip: string, state: textSchema }),
      overviews: z.array(keyedTextSchema),
      reviewStats: z.strictObject({ average_rating: z.number().nullable(), review_count: z.int() }),
      admissions: z.array(keyedTextSchema.omit({ image_url: true })),
      placements: z.array(featureSchema),
      recruiters: z.array(z.strictObject({ id: z.int(), company_name: z.string(), description: text })),
      facilities: z.array(featureSchema),
      reviews: z.array(
        z.strictObject({
          id: z.int(),
          user: z.strictObject({ id: z.int().nullable(), name: z.string(), image_url: imageSchema }),
          name: z.string(),
          role: z.string(),
          rating: z.int().min(1).max(5),
          description: z.string(),
          can_report: z.boolean().openapi({ description: 'A moderator reads reports of it' }),
          reply: z
            .union([z.strictObject({ text: z.string(), written_at: z.iso.datetime() }), z.null()])
            .openapi({ description: 'What the institution says to it' }),
        }),
      ),
      sources: z.array(sourceAnswerSchema).openapi({ description: 'The lists that tell of it' }),
      statements: z.array(statementAnswerSchema).openapi({ description: 'What each of them says' }),
      record: openRecordAnswerSchema.optional(),
      courses: z.array(
        z.strictObject({
          id: z.int(),
          course_name: z.string(),
          course_category: text,
          duration: string,
          fees: z.int().nullable().openapi({ description: 'Rupees for the first year' }),
          seat: z.int().nullable(),
          level: levelSchema,
        }),
      ),
    })
    .openapi('InstituteDetails'),
})
type DetailAnswer = z.output<typeof detailAnswerSchema>
/** Takes out of a row the facts that are told as they are. */
const toldFactsSchema = z.object(toldFacts)

export type Details = NonNullable<Awaited<ReturnType<typeof getInstituteDetails>>>

export const NO_INSTITUTE = 'No institution has this id.'

const GONE = 'This institution is no more.'
const goneSchema = z
  .strictObject({
    message: z.string(),
    successor_id: z.int().nullable().openapi({ description: 'The one that took its place' }),
  })
  .openapi('Gone')

const route = createRoute({
  method: 'get',
  path: '/institute/details',
  summary: 'Everything known about one institution',
  request: {
    query: z.object({
      id: idParam('The institution'),
      [WITH_RECORDS]: flagParam('What may be given on of it'),
    }),
  },
  responses: {
    200: json(detailAnswerSchema, 'The institution'),
    404: NOT_FOUND,
    410: json(goneSchema, 'It is retired, or was found to be another one.'),
    ...FAILURES,
  },
})

/** For a record that nobody has described: who runs it and its university, which a list may have said. */
function knownFacts({ name, ownership, university }: Details['institute']): Text | null {
  const facts = [ownership, university === name.en ? null : university].filter((fact) => fact !== null)
  return facts.length === 0 ? null : { en: facts.join(' · ') }
}

/** Parts without a row of their own are numbered from 1 in their order. */
function features(rows: FeatureRow[]) {
  return rows.map((row, index) => ({
    id: index + 1,
    title: row.title,
    description: row.description ?? null,
    image: row.image ?? null,
  }))
}

export function answerDetails(
  {
    institute,
    disambiguation,
    city,
    district,
    ownership,
    gender,
    courses,
    reviews,
    pictureTexts,
    sources,
    statements,
  }: Details,
  isModerated: boolean,
): DetailAnswer['data'] {
  return {
    institute: {
      id: institute.id,
      institute_name: institute.name,
      disambiguation,
      tagline: institute.tagline,
      description1: institute.description1 ?? knownFacts(institute),
      description2: institute.description2,
      ...toldFactsSchema.parse(institute),
      ownership,
      gender,
      facebook: institute.facebook,
      instagram: institute.instagram,
      linkedin: institute.linkedin,
      image_url: institute.imageUrl,
      institute_type_id: institute.typeId,
      is_residential: institute.isResidential,
    },
    gallery: institute.gallery.map((url, index) => ({ id: index + 1, url, alt: pictureTexts.get(url) ?? null })),
    address: {
      address1: institute.address1,
      city: placeText(city),
      district: placeText(district),
      zip: institute.zip,
      state: placeText(institute.state),
    },
    overviews: institute.overviews.map(({ key, value, image_url }) => ({ key, value, image_url: image_url ?? null })),
    reviewStats: { average_rating: institute.averageRating, review_count: institute.reviewCount },
    admissions: institute.admissions.map(({ key, value }) => ({ key, value })),
    placements: features(institute.placements),
    recruiters: institute.recruiters.map(({ company_name, description }, index) => ({
      id: index + 1,
      company_name,
      description: description ?? null,
    })),
    facilities: features(institute.facilities),
    // Of who wrote it, the name under the review and the picture; nothing else of the profile.
    reviews: reviews.map(
      ({ review: { id, studentId, name, imageUrl, role, rating, description }, picture, reply }) => ({
        id,
        user: { id: studentId, name, image_url: uploadAddress(picture) ?? imageUrl },
        name,
        role,
        rating,
        description,
        can_report: isModerated,
        reply: reply?.text ? { text: reply.text, written_at: reply.writtenAt.toISOString() } : null,
      }),
    ),
    sources: sources.map(answerSource),
    statements: statements.map(answerStatement),
    courses: courses.map(({ id, name, category, duration, fees, seats, level }) => ({
      id,
      course_name: name,
      course_category: courseFamilyText(category),
      duration,
      fees,
      seat: seats,
      level,
    })),
  }
}

export const instituteDetails = createRouter()
instituteDetails.openapi(route, async (c) => {
  const { id, [WITH_RECORDS]: withRecord = false } = c.req.valid('query')
  const { db, openData, isModerated } = c.var
  const found = id === undefined ? null : await getInstituteDetails(db, id)
  if (id === undefined || !found) {
    const retired = id === undefined ? null : await findRetired(db, id)
    if (retired === null) return c.json({ message: NO_INSTITUTE }, 404)
    return c.json({ message: GONE, successor_id: retired.successorId }, 410)
  }
  const records = withRecord ? await findOpenRecords(db, await readRights(db, openData.licence), [id]) : null
  return c.json({ data: { ...answerDetails(found, isModerated), ...answerRecordOf(records, id) } }, 200)
})
