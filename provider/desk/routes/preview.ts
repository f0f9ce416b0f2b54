import { createRoute, z } from '@hono/zod-openapi'
import { CMS_TYPES, isSectionName } from '@/lib/contract/content/sections'
import { isNewDraft, UNWRITTEN } from '@/lib/contract/desk/draft'
import { RECORD_LISTS } from '@/lib/contract/desk/rights'
import { type Showcase, SHOWCASES } from '@/lib/contract/desk/showcase'
import { picturesIn } from '@/lib/rules/desk/drafted-pictures'
import { answerCms } from '@/provider/content/routes/cms-answer'
import { answerPartners } from '@/provider/content/routes/partners'
import { getDraft } from '@/provider/content/store/versions'
import { DRAFTED_ROOMS } from '@/provider/desk/drafted-rooms'
import type { Draft } from '@/provider/desk/store/drafts'
import { coursesWithDraft, getInstitutionDraft } from '@/provider/desk/store/institution-drafts'
import { recordOfInstitution } from '@/provider/desk/store/institutions'
import { getAddedOf } from '@/provider/desk/store/new-drafts'
import { BLANK_ROW, getNewInstitution } from '@/provider/desk/store/new-institutions'
import { getDraftedIds } from '@/provider/desk/store/showcase-drafts'
import {
  answerDetails,
  detailAnswerSchema,
  type Details,
  NO_INSTITUTE,
} from '@/provider/directory/routes/institute-details'
import { answerTopInstitutes } from '@/provider/directory/routes/top-institutes'
import { getInstituteDetails, lookUpFor } from '@/provider/directory/store/institute-details'
import { readInstitution } from '@/provider/edits/check'
import { valuesOf, withSaid } from '@/provider/edits/fields'
import { pageWrites } from '@/provider/edits/page-parts'
import { errorSchema, FAILURES, json, NOT_FOUND } from '@/provider/http/answers'
import { createRouter, type ProviderEnv } from '@/provider/http/context'
import { choiceParam, idParam, readId } from '@/provider/http/params'
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

/** How a link names the institution of which it shows the draft, or a draft that is none yet. */
export const previewKey = (id: number | string) => `institution-${id}`

const institutionRoute = createRoute({
  method: 'get',
  path: '/desk/preview/institution',
  summary: 'Everything known about one institution, with its draft in place of what is published',
  description:
    'For whoever has the link that an editor was given: its token serves for an hour, and for one institution.',
  request: { query: z.object({ id: idParam(`The institution; ${UNWRITTEN}: one that is not there yet`) }) },
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

/** How a link names the list of the home page of which it shows the draft. */
export const showcaseKey = (list: Showcase) => `showcase-${list}`

const showcaseRoute = createRoute({
  method: 'get',
  path: '/desk/preview/showcase',
  summary: 'A list of institutions of the home page, with its draft in its place',
  description: 'For whoever has the link that an editor was given: its token serves for an hour, and for one list.',
  request: { query: z.object({ list: choiceParam('Which list', SHOWCASES) }) },
  security: [{ bearer: [] }],
  responses: {
    200: json(z.unknown(), 'As `GET /top-institutes` or `GET /partners` answers; who is no more is left out'),
    401: json(errorSchema, 'The link is over, or never was.'),
    404: NOT_FOUND,
    ...FAILURES,
  },
})
const SHOWCASE_ANSWERS = { top: answerTopInstitutes, partners: answerPartners }

/** An institution as it would be with its draft, but for the fields that cannot be read. */
async function detailsWithDraft(db: Database, id: number) {
  const [found, draft] = await Promise.all([getInstituteDetails(db, id), getInstitutionDraft(db, id)])
  return found === null || draft === null ? found : withWords(db, found, draft)
}

/** The draft of one that is not there yet, or what became of it; `null`: nothing did. */
async function detailsOfNew(db: Database, id: string) {
  const draft = (await getNewInstitution(db, id))?.draft
  if (draft) return withWords(db, NO_DETAILS, draft)
  const added = readId((await getAddedOf(db, recordOfInstitution(id))) ?? '')
  return added === undefined ? null : getInstituteDetails(db, added)
}

/** What is known of what is not there yet. */
const NO_DETAILS: Details = {
  institute: BLANK_ROW,
  ...{ city: null, district: null, ownership: null, gender: null, disambiguation: null },
  ...{ courses: [], reviews: [], pictureTexts: new Map(), sources: [], statements: [] },
}

async function withWords(db: Database, found: Details, draft: Draft) {
  const { changed } = readInstitution(valuesOf(found.institute), draft.said)
  const { table, pictures: drawn } = draft.said
  const pictures = drawn === undefined ? null : picturesIn(drawn)
  const institute = {
    ...{ ...withSaid(found.institute, changed), ...pageWrites(found.institute, draft.said) },
    ...(pictures && { imageUrl: pictures.logo, gallery: pictures.gallery.map(({ address }) => address) }),
  }
  const pictureTexts =
    pictures === null
      ? found.pictureTexts
      : new Map(pictures.gallery.flatMap(({ address, alt }) => (alt === null ? [] : [[address, alt] as const])))
  const courses =
    table === undefined
      ? found.courses
      : coursesWithDraft(table, institute.typeId, found.courses).map((course, position) => ({
          ...{ ...course, position, instituteId: institute.id, id: position + 1 },
        }))
  return { ...found, institute, courses, pictureTexts, ...(await lookUpFor(db, institute)) }
}

/** What a link shows under the number of an institution; `null`: nothing of it. */
async function detailsFor(db: Database, key: string, id: number) {
  const fresh = key.slice(previewKey('').length)
  if (id === UNWRITTEN) return key === previewKey(fresh) && isNewDraft(fresh) ? detailsOfNew(db, fresh) : null
  return key === previewKey(id) ? detailsWithDraft(db, id) : null
}

export const deskPreviewCalls = createRouter()
deskPreviewCalls.openapi(institutionRoute, async (c) => {
  const { db, isModerated } = c.var
  const key = keyOf(c.var, c.req.header('Authorization'))
  if (key === null) return c.json({ message: OVER }, 401, { 'WWW-Authenticate': 'Bearer' })
  const { id } = c.req.valid('query')
  const found = id === undefined ? null : await detailsFor(db, key, id)
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
deskPreviewCalls.openapi(showcaseRoute, async (c) => {
  const { db } = c.var
  const key = keyOf(c.var, c.req.header('Authorization'))
  if (key === null) return c.json({ message: OVER }, 401, { 'WWW-Authenticate': 'Bearer' })
  const { list } = c.req.valid('query')
  if (list === undefined || key !== showcaseKey(list)) return c.json({ message: 'This link shows no such list.' }, 404)
  return c.json({ data: await SHOWCASE_ANSWERS[list](db, await getDraftedIds(db, list)) }, 200)
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
