import { createRoute, z } from '@hono/zod-openapi'
import { scholarshipSchema } from '@/provider/costs/scholarship-schema'
import { listScholarships } from '@/provider/costs/scholarships'
import { atDesk } from '@/provider/desk/at-desk'
import { recordCalls, SEEN } from '@/provider/desk/record-calls'
import { SCHOLARSHIPS } from '@/provider/desk/store/scholarships'
import { json } from '@/provider/http/answers'
import { SCHOLARSHIP_TAGS } from '@/provider/platform/revalidate'

const listRoute = createRoute({
  method: 'get',
  path: '/desk/scholarships',
  summary: 'Scholarships as GET /scholarships has them, past all caches',
  middleware: [atDesk('GET /desk/scholarships')] as const,
  security: [{ bearer: [] }],
  responses: { 200: json(z.strictObject({ data: z.array(scholarshipSchema) }), 'The scholarships'), ...SEEN },
})

export const deskScholarshipCalls = recordCalls(SCHOLARSHIPS, {
  ...{ room: 'scholarships', thing: 'A scholarship', tags: SCHOLARSHIP_TAGS, isSample: () => false },
})
deskScholarshipCalls.openapi(listRoute, async (c) => c.json({ data: await listScholarships(c.var.db) }, 200))
