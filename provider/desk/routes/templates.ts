import { createRoute, z } from '@hono/zod-openapi'
import { ENQUIRY_TYPES } from '@/lib/contract/enquiry'
import { atDesk } from '@/provider/desk/at-desk'
import { recordCalls, SEEN } from '@/provider/desk/record-calls'
import { listTemplates, TEMPLATES } from '@/provider/desk/store/templates'
import { json, textSchema } from '@/provider/http/answers'

const rowSchema = z.strictObject({
  id: z.int(),
  title: textSchema,
  text: textSchema.openapi({ description: 'With its placeholders, such as `{name}`' }),
  types: z.array(z.enum(ENQUIRY_TYPES)).openapi({ description: 'For which kinds of enquiries; none: for all' }),
})

const listRoute = createRoute({
  method: 'get',
  path: '/desk/templates',
  summary: 'Templates of answers to enquiries, by title',
  middleware: [atDesk('GET /desk/templates')] as const,
  security: [{ bearer: [] }],
  responses: { 200: json(z.strictObject({ data: z.array(rowSchema) }), 'The templates'), ...SEEN },
})

// No page of the website shows them.
export const deskTemplateCalls = recordCalls(TEMPLATES, {
  ...{ room: 'templates', thing: 'A template', tags: [], isSample: () => false },
})
deskTemplateCalls.openapi(listRoute, async (c) => c.json({ data: await listTemplates(c.var.db) }, 200))
