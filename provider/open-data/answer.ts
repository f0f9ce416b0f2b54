import { z } from '@hono/zod-openapi'
import { ofOwnFees } from '@/lib/contract/fee-range'
import { GENDERS } from '@/lib/contract/gender'
import { LEVELS } from '@/lib/contract/level'
import { LICENCE_NAMES } from '@/lib/contract/licence'
import type { OpenRecord } from '@/lib/contract/open-data'
import { OTHER_LANGUAGES } from '@/lib/contract/lenient'
import { byCodedField } from '@/lib/contract/text-fields'
import { OWNERSHIPS } from '@/lib/contract/ownership'

const string = z.string().nullable()
const strings = z.array(z.string())

/** A line of `institutions.ndjson`, and `record` in the answers of the directory. */
export const openRecordAnswerSchema = z
  .strictObject({
    id: z.int(),
    name: string.openapi({ description: '`null`: no list tells of it that may be given on, and nothing else is said' }),
    ...byCodedField('name', OTHER_LANGUAGES, () => string),
    other_names: strings,
    types: strings,
    streams: strings,
    ownership: z.union([z.enum(OWNERSHIPS), z.null()]),
    gender: z.union([z.enum(GENDERS), z.null()]),
    minority: z.boolean().nullable(),
    classes: z
      .strictObject({ from: z.int(), to: z.int() })
      .nullable()
      .openapi({ description: 'Of a school, the lowest and the highest class' }),
    ...ofOwnFees(() =>
      z
        .strictObject({ from: z.int(), to: z.int() })
        .nullable()
        .openapi({ description: 'What it asks for in a year, in rupees' }),
    ),
    university: string,
    address: string,
    city: string,
    district: string,
    state: string,
    pin: string,
    coordinates: z
      .strictObject({ latitude: z.number(), longitude: z.number() })
      .nullable()
      .openapi({ description: 'Where it stands, in degrees of WGS 84' }),
    website: string,
    courses: z.array(
      z.strictObject({
        name: z.string(),
        category: string,
        duration: string,
        level: z.union([z.enum(LEVELS), z.null()]),
        fees: z.int().nullable().openapi({ description: 'Rupees for the first year' }),
        seats: z.int().nullable(),
      }),
    ),
    rating: z.number().nullable(),
    review_count: z.int().nullable(),
    is_sample: z.boolean(),
    changed_on: string,
    sources: strings.openapi({
      description: 'Names of the lists that it is made of; none of what was written by hand',
    }),
    licences: z.array(z.enum(LICENCE_NAMES)),
  })
  .openapi('OpenRecord', { description: 'What may be given on of an institution' })

/** `record` of an answer; nothing where nobody asked for records. */
export function answerRecordOf(records: ReadonlyMap<number | string, OpenRecord> | null, id: number) {
  const record = records?.get(id)
  return record === undefined ? {} : { record: openRecordAnswerSchema.parse(record) }
}
