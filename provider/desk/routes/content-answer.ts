import { z } from '@hono/zod-openapi'
import { SECTION_NAMES } from '@/lib/contract/content/sections'
import { VERSION_KINDS, type VersionKind } from '@/lib/contract/desk/content'
import type { Schedule } from '@/provider/content/store/schedules'
import { problemsSchema, scheduleSchema, scheduleShape } from '@/provider/desk/draft-answer'
import { moment } from '@/provider/http/answers'

/** How the desk's calls of content answer. */

const versionShape = {
  number: z.int(),
  kind: z.enum(VERSION_KINDS),
  by: z.string(),
  at: moment,
  made_from: z.int().nullable().openapi({ description: 'The version that its writer had before them' }),
}
export const versionSchema = z.strictObject(versionShape).openapi('ContentVersion')
const maybeVersion = z.union([versionSchema, z.null()])

export const timedSchema = z.strictObject({ section: z.enum(SECTION_NAMES), ...scheduleShape })

const rowShape = {
  section: z.enum(SECTION_NAMES),
  published: maybeVersion,
  draft: maybeVersion,
  schedule: z.union([scheduleSchema, z.null()]),
  untranslated: z.int().openapi({ description: 'Texts that lack a language, in the draft where there is one' }),
}
export const rowSchema = z.strictObject(rowShape)

const fieldsSchema = z.unknown().openapi({ description: 'As they were typed; null where there are none' })
export const detailSchema = z.strictObject({
  ...rowShape,
  version: z.int().openapi({ description: 'What a change of it sends back' }),
  fields: fieldsSchema,
  problems: problemsSchema,
  aside: maybeVersion.openapi({
    description: 'What one wrote while somebody else saved, and nobody has taken up since',
  }),
  preview: z.string().openapi({ description: 'The token of `GET /desk/preview`, which serves for an hour' }),
})
export const wholeVersionSchema = z.strictObject({ ...versionShape, fields: fieldsSchema })

type Version = { number: number; kind: VersionKind; by: string; at: Date; madeFrom: number | null }

export const versionAnswer = ({ number, kind, by, at, madeFrom }: Version) => ({
  number,
  kind,
  by,
  at: at.toISOString(),
  made_from: madeFrom,
})

export const maybeAnswer = (version: Version | null | undefined) => (version ? versionAnswer(version) : null)

export const scheduleAnswer = ({ publishAt, timeSetBy: by, missed }: Schedule) => ({
  at: publishAt.toISOString(),
  ...{ by, missed },
})
