import { createRoute, z } from '@hono/zod-openapi'
import { CMS_TYPES, isSectionName } from '@/lib/contract/content/sections'
import { answerCms } from '@/provider/content/routes/cms-answer'
import { getDraft } from '@/provider/content/store/versions'
import { errorSchema, FAILURES, json, NOT_FOUND } from '@/provider/http/answers'
import { createRouter } from '@/provider/http/context'
import { choiceParam } from '@/provider/http/params'

const BEARER = /^Bearer +([\w.-]{1,200})$/i

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

export const deskPreviewCalls = createRouter()
deskPreviewCalls.openapi(route, async (c) => {
  const { db, desk, signIn } = c.var
  const token = BEARER.exec(c.req.header('Authorization') ?? '')?.[1]
  const section = token === undefined ? null : desk.readPreview(token, signIn.now())
  if (section === null || !isSectionName(section)) {
    return c.json({ message: 'This link is over.' }, 401, { 'WWW-Authenticate': 'Bearer' })
  }
  const { type } = c.req.valid('query')
  if (type === undefined) return c.json({ message: 'There is no such content.' }, 404)
  const draft = await getDraft(db, section)
  return c.json({ data: await answerCms(db, type, draft === null ? {} : { [section]: draft.fields }) }, 200)
})
