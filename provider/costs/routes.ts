import { createRoute, z } from '@hono/zod-openapi'
import { listFeeSheets } from '@/provider/costs/fee-sheet-list'
import { feeSheetSchema } from '@/provider/costs/fee-sheets'
import { answerScholarships, scholarshipListAnswer } from '@/provider/costs/scholarship-schema'
import { listScholarships } from '@/provider/costs/scholarships'
import { FAILURES, json } from '@/provider/http/answers'
import { createRouter } from '@/provider/http/context'

const sheetsSchema = z.strictObject({ data: z.array(feeSheetSchema) })

const sheetsRoute = createRoute({
  method: 'get',
  path: '/fee-rules',
  summary: 'What an authority fixed that studying costs, by academic year, the newest first',
  responses: { 200: json(sheetsSchema, 'The sheets'), ...FAILURES },
})

const scholarshipsRoute = createRoute({
  method: 'get',
  path: '/scholarships',
  summary: 'Scholarships, each with whom it is for and the official page that says so',
  responses: { 200: json(scholarshipListAnswer, 'The scholarships'), ...FAILURES },
})

export const costs = createRouter()
costs.openapi(sheetsRoute, async (c) => c.json({ data: await listFeeSheets(c.var.db) }, 200))
costs.openapi(scholarshipsRoute, async (c) => c.json(answerScholarships(await listScholarships(c.var.db)), 200))
