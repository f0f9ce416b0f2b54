import { z } from '@hono/zod-openapi'
import { imageSchema, nullableTextSchema, textSchema } from '@/provider/http/answers'

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
        tagline: text,
        description1: text,
        description2: text,
        phone: string,
        email: string,
        website: string,
        facebook: string,
        instagram: string,
        linkedin: string,
        image_url: imageSchema,
        institute_type_id: z.int(),
        is_residential: z.boolean(),
      }),
      gallery: z.array(z.strictObject({ id: z.int(), url: z.string() })),
      address: z.strictObject({ address1: string, city: string, district: string, zip: string, state: z.string() }),
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
        }),
      ),
      courses: z.array(
        z.strictObject({
          id: z.int(),
          course_name: z.string(),
          course_category: string,
          duration: string,
          fees: z.int().nullable().openapi({ description: 'Rupees for the first year' }),
          seat: z.int().nullable(),
        }),
      ),
    })
    .openapi('InstituteDetails'),
})
export type DetailAnswer = z.output<typeof detailAnswerSchema>
