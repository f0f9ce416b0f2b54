import { z } from '@hono/zod-openapi'
import { LICENCE_NAMES } from '@/lib/contract/licence'
import type { OpenRecord } from '@/lib/contract/open-data'
import { OWNERSHIPS } from '@/lib/contract/ownership'

const string = z.string().nullable()
const strings = z.array(z.string())

/** A line of `institutions.ndjson`, and `record` in the answers of the directory. */
export const openRecordAnswerSchema = z
  .strictObject({
    id: z.int(),
    name: string.openapi({ description: '`null`: no list tells of it that may be given on, and nothing else is said' }),
    name_kn: string,
    other_names: strings,
    types: strings,
    streams: strings,
    ownership: z.union([z.enum(OWNERSHIPS), z.null()]),
    university: string,
    address: string,
    city: string,
    district: string,
    state: string,
    pin: string,
    website: string,
    courses: z.array(
      z.strictObject({
        name: z.string(),
        category: string,
        duration: string,
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
