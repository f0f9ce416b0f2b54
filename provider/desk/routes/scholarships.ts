import { z } from '@hono/zod-openapi'
import { scholarshipSchema } from '@/provider/costs/scholarship-schema'
import { listScholarships } from '@/provider/costs/scholarships'
import { deskRoute } from '@/provider/desk/desk-route'
import { recordCalls } from '@/provider/desk/record-calls'
import { SCHOLARSHIPS } from '@/provider/desk/store/scholarships'
import { json } from '@/provider/http/answers'

const listRoute = deskRoute('GET /desk/scholarships', {
  summary: 'Scholarships as GET /scholarships has them, past all caches',
  responses: { 200: json(z.strictObject({ data: z.array(scholarshipSchema) }), 'The scholarships') },
})

export const deskScholarshipCalls = recordCalls(SCHOLARSHIPS, {
  thing: 'A scholarship',
  // No page can stand there (RFC 2606).
  isSample: ({ url }) => new URL(url).hostname.endsWith('.example'),
})
deskScholarshipCalls.openapi(listRoute, async (c) => c.json({ data: await listScholarships(c.var.db) }, 200))
