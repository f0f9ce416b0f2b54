import { createRoute, z } from '@hono/zod-openapi'
import { listStreams, listTypes } from '@/provider/directory/store/lookups'
import { FAILURES, json, textSchema } from '@/provider/http/answers'
import { createRouter } from '@/provider/http/context'
import { readId } from '@/provider/http/params'

const optionSchema = z.strictObject({ id: z.int(), name: textSchema }).openapi('Option')
const optionsSchema = z.strictObject({ data: z.array(optionSchema) })

const typesRoute = createRoute({
  method: 'get',
  path: '/get/institutetype',
  summary: 'The institution types, in the order in which they are shown',
  responses: { 200: json(optionsSchema, 'The types'), ...FAILURES },
})

const streamsRoute = createRoute({
  method: 'get',
  path: '/get/streams/{institutionTypeId}',
  summary: 'The streams of an institution type; none for a type that does not exist',
  request: { params: z.object({ institutionTypeId: z.string() }) },
  responses: { 200: json(optionsSchema, 'The streams'), ...FAILURES },
})

export const instituteTypes = createRouter()
instituteTypes.openapi(typesRoute, async (c) => c.json({ data: await listTypes(c.var.db) }, 200))
instituteTypes.openapi(streamsRoute, async (c) => {
  const typeId = readId(c.req.valid('param').institutionTypeId)
  return c.json({ data: typeId === undefined ? [] : await listStreams(c.var.db, typeId) }, 200)
})
