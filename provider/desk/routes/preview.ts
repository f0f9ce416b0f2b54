import { createRoute, z } from '@hono/zod-openapi'
import { CMS_TYPES, isSectionName } from '@/lib/contract/content/sections'
import { RECORD_LISTS } from '@/lib/contract/desk/rights'
import { answerCms } from '@/provider/content/routes/cms-answer'
import { getDraft } from '@/provider/content/store/versions'
import { DRAFTED_ROOMS } from '@/provider/desk/drafted-rooms'
import { coursesWithDraft, getInstitutionDraft } from '@/provider/desk/store/institution-drafts'
import { answerDetails, detailAnswerSchema, NO_INSTITUTE } from '@/provider/directory/routes/institute-details'
import { getInstituteDetails, lookUpFor } from '@/provider/directory/store/institute-details'
import { readInstitution } from '@/provider/edits/check'
import { valuesOf, withSaid } from '@/provider/edits/fields'
import { pageWrites } from '@/provider/edits/page-parts'
import { errorSchema, FAILURES, json, NOT_FOUND } from '@/provider/http/answers'
import { createRouter, type ProviderEnv } from '@/provider/http/context'
import { choiceParam, idParam } from '@/provider/http/params'
import type { Database } from '@/provider/platform/database'

const BEARER = /^Bearer +([\w.-]{1,200})$/i
const OVER = 'This link is over.'

/** Of what a link shows the draft; `null`: it is over, or never was one. */
function keyOf({ desk, signIn }: Pick<ProviderEnv['Variables'], 'desk' | 'signIn'>, header = ''): string | null {
  const token = BEARER.exec(header)?.[1]
  return token === undefined ? null : desk.readPreview(token, signIn.now())
}

const route = createRoute({
  method: 'get',
  path: '/desk/preview',
  summary: 'The texts and pictures of one kind of page, with the draft of a section in its place',
  description: 'For whoever has the link that an editor was given: its token serves for an hour, and for one section.',
  request: { query: z.object({ type: choiceParam('Which content', CMS_TYPES) }) },
  security: [{ bearer: [] }],
  responses: {
    200: json(
      z.strictObject({ data: z.record(z.string(), z.unknown()) }),
      'As `GET /cms` answers; a draft stands as it was typed',
    ),
    401: json(errorSchema, 'The link is over, or never was.'),
    404: NOT_FOUND,
    ...FAILURES,
  },
})

/** How a link names the institution of which it shows the draft. */
export const previewKey = (id: number) => `institution-${id}`

const institutionRoute = createRoute({
  method: 'get',
  path: '/desk/preview/institution',
  summary: 'Everything known about one institution, with its draft in place of what is published',
  description:
    'For whoever has the link that an editor was given: its token serves for an hour, and for one institution.',
  request: { query: z.object({ id: idParam('The institution') }) },
  security: [{ bearer: [] }],
  responses: {
    200: json(detailAnswerSchema, 'As `GET /institute/details` answers; what of a draft cannot be read is left out'),
    401: json(errorSchema, 'The link is over, or never was.'),
    404: NOT_FOUND,
    ...FAILURES,
  },
})

const recordRoute = createRoute({
  method: 'get',
  path: '/desk/preview/records',
  summary: 'A list of records, such as dated events, with the draft of one in its place',
  description: 'For whoever has the link that an editor was given: its token serves for an hour, and for one record.',
  request: { query: z.object({ list: choiceParam('Which list', RECORD_LISTS) }) },
  security: [{ bearer: [] }],
  responses: {
    200: json(z.unknown(), 'As the public call of the list answers; what of a draft cannot be read is left out'),
    401: json(errorSchema, 'The link is over, or never was.'),
    404: NOT_FOUND,
    ...FAILURES,
  },
})

/** An institution as it would be with its draft, but for the fields that cannot be read. */
async function detailsWithDraft(db: Database, id: number) {
  const [found, draft] = await Promise.all([getInstituteDetails(db, id), getInstitutionDraft(db, id)])
  if (found === null || draft === null) return found
  const { changed } = readInstitution(valuesOf(found.institute), draft.said)
  const institute = { ...withSaid(found.institute, changed), ...pageWrites(found.institute, draft.said) }
  const { table } = draft.said
  const courses =
    table === undefined
      ? found.courses
      : coursesWithDraft(table, institute.typeId, found.courses).map((course, position) => ({
          ...{ ...course, position, instituteId: id, id: position + 1 },
        }))
  return { ...found, institute, courses, ...(await lookUpFor(db, institute)) }
}

export const deskPreviewCalls = createRouter()
deskPreviewCalls.openapi(institutionRoute, async (c) => {
  const { db, isModerated } = c.var
  const key = keyOf(c.var, c.req.header('Authorization'))
  if (key === null) return c.json({ message: OVER }, 401, { 'WWW-Authenticate': 'Bearer' })
  const { id } = c.req.valid('query')
  const found = id === undefined || key !== previewKey(id) ? null : await detailsWithDraft(db, id)
  if (found === null) return c.json({ message: NO_INSTITUTE }, 404)
  return c.json({ data: answerDetails(found, isModerated) }, 200)
})
deskPreviewCalls.openapi(recordRoute, async (c) => {
  const { db, payments } = c.var
  const key = keyOf(c.var, c.req.header('Authorization'))
  if (key === null) return c.json({ message: OVER }, 401, { 'WWW-Authenticate': 'Bearer' })
  const { list } = c.req.valid('query')
  const id = list !== undefined && key.startsWith(`${list}-`) ? key.slice(list.length + 1) : null
  const preview = list === undefined ? undefined : DRAFTED_ROOMS[list].preview
  if (id === null || preview === undefined) return c.json({ message: 'This link shows no such list.' }, 404)
  return c.json(await preview(db, { id, hasCheckout: payments.gateway !== null }), 200)
})
deskPreviewCalls.openapi(route, async (c) => {
  const { db } = c.var
  const key = keyOf(c.var, c.req.header('Authorization'))
  if (key === null) return c.json({ message: OVER }, 401, { 'WWW-Authenticate': 'Bearer' })
  const { type } = c.req.valid('query')
  if (type === undefined) return c.json({ message: 'There is no such content.' }, 404)
  // Around the draft of an institution or a record stands what is published.
  const draft = isSectionName(key) ? await getDraft(db, key) : null
  return c.json({ data: await answerCms(db, type, draft === null ? {} : { [draft.section]: draft.fields }) }, 200)
})
