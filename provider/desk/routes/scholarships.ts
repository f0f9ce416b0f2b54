import { answerScholarships, isInvented, scholarshipListAnswer } from '@/provider/costs/scholarship-schema'
import { listScholarships } from '@/provider/costs/scholarships'
import { deskRoute } from '@/provider/desk/desk-route'
import { recordCalls } from '@/provider/desk/record-calls'
import { SCHOLARSHIPS } from '@/provider/desk/store/scholarships'
import { json } from '@/provider/http/answers'

const listRoute = deskRoute('GET /desk/scholarships', {
  summary: 'Scholarships as GET /scholarships has them, past all caches',
  responses: { 200: json(scholarshipListAnswer, 'The scholarships') },
})

export const deskScholarshipCalls = recordCalls(SCHOLARSHIPS, {
  thing: 'A scholarship',
  isSample: isInvented,
})
deskScholarshipCalls.openapi(listRoute, async (c) => c.json(answerScholarships(await listScholarships(c.var.db)), 200))
