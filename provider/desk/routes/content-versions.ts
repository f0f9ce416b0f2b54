import { z } from '@hono/zod-openapi'
import { isSectionName } from '@/lib/contract/content/sections'
import { getVersion, listVersions } from '@/provider/content/store/versions'
import { deskRoute } from '@/provider/desk/desk-route'
import { versionAnswer, versionSchema, wholeVersionSchema } from '@/provider/desk/routes/content-answer'
import { withoutLostPictures } from '@/provider/desk/store/content-pictures'
import { json } from '@/provider/http/answers'
import { createRouter } from '@/provider/http/context'
import { pageParam, readId } from '@/provider/http/params'

const UNKNOWN = 'There is no such section, or no such version of it.'
const PAGE = 50

const listRoute = deskRoute('GET /desk/content/{section}/versions', {
  summary: 'What a section was, the latest first',
  request: { params: z.object({ section: z.string() }), query: z.object({ page: pageParam() }) },
  responses: {
    200: json(
      z.strictObject({ data: z.array(versionSchema), total: z.int(), page: z.int(), limit: z.int() }),
      'The versions, without what stood in them',
    ),
  },
})

const versionRoute = deskRoute('GET /desk/content/{section}/versions/{number}', {
  summary: 'A version with what stood in it',
  request: { params: z.object({ section: z.string(), number: z.string() }) },
  responses: { 200: json(z.strictObject({ data: wholeVersionSchema }), 'The version') },
})

export const deskVersionCalls = createRouter()
deskVersionCalls.openapi(listRoute, async (c) => {
  const { section } = c.req.valid('param')
  const { page } = c.req.valid('query')
  if (!isSectionName(section)) return c.json({ message: UNKNOWN }, 404)
  const { rows, total } = await listVersions(c.var.db, section, { page, limit: PAGE })
  return c.json({ data: rows.map(versionAnswer), total, page, limit: PAGE }, 200)
})
deskVersionCalls.openapi(versionRoute, async (c) => {
  const { section, number } = c.req.valid('param')
  const wanted = readId(number)
  const found = isSectionName(section) && wanted !== undefined ? await getVersion(c.var.db, section, wanted) : null
  if (found === null) return c.json({ message: UNKNOWN }, 404)
  // As it would be brought back.
  const fields = await withoutLostPictures(c.var.db, found.fields)
  return c.json({ data: { ...versionAnswer(found), fields } }, 200)
})
