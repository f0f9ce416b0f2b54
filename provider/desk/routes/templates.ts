import { z } from '@hono/zod-openapi'
import { ENQUIRY_TYPES } from '@/lib/contract/enquiry'
import { deskRoute } from '@/provider/desk/desk-route'
import { recordCalls } from '@/provider/desk/record-calls'
import { listTemplates, TEMPLATES } from '@/provider/desk/store/templates'
import { json, textSchema } from '@/provider/http/answers'

const rowSchema = z.strictObject({
  id: z.int(),
  title: textSchema,
  text: textSchema.openapi({ description: 'With its placeholders, such as `{name}`' }),
  types: z.array(z.enum(ENQUIRY_TYPES)).openapi({ description: 'For which kinds of enquiries; none: for all' }),
})

const listRoute = deskRoute('GET /desk/templates', {
  summary: 'Templates of answers to enquiries, by title',
  responses: { 200: json(z.strictObject({ data: z.array(rowSchema) }), 'The templates') },
})

export const deskTemplateCalls = recordCalls(TEMPLATES, {
  ...{ thing: 'A template', isSample: () => false },
})
deskTemplateCalls.openapi(listRoute, async (c) => c.json({ data: await listTemplates(c.var.db) }, 200))
