import { createRoute, z } from '@hono/zod-openapi'
import { FEE_SHEETS, feeSheetSchema } from '@/provider/costs/fee-sheets'
import { FAILURES, json } from '@/provider/http/answers'
import { createRouter } from '@/provider/http/context'

const answerSchema = z.strictObject({ data: z.array(feeSheetSchema) })

const route = createRoute({
  method: 'get',
  path: '/fee-rules',
  summary: 'What an authority fixed that studying costs, by academic year, the newest first',
  responses: { 200: json(answerSchema, 'The sheets'), ...FAILURES },
})

export const feeRules = createRouter()
feeRules.openapi(route, (c) => c.json({ data: [...FEE_SHEETS] }, 200))
