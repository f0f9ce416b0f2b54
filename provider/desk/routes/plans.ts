import { z } from '@hono/zod-openapi'
import { deskRoute } from '@/provider/desk/desk-route'
import { recordCalls } from '@/provider/desk/record-calls'
import { PLANS } from '@/provider/desk/store/plans'
import { json } from '@/provider/http/answers'
import { answerPlan, planSchema } from '@/provider/payments/routes/plans'
import { listPlans } from '@/provider/payments/store/plans'

const rowSchema = planSchema.extend({ position: z.int(), is_sample: z.boolean() })

const listRoute = deskRoute('GET /desk/plans', {
  summary: 'All plans in the order of GET /plans, past all caches',
  responses: { 200: json(z.strictObject({ data: z.array(rowSchema) }), 'The plans') },
})

export const deskPlanCalls = recordCalls(PLANS, {
  ...{ thing: 'A plan', isSample: ({ isSample }) => isSample },
})
deskPlanCalls.openapi(listRoute, async (c) => {
  const rows = await listPlans(c.var.db)
  return c.json(
    { data: rows.map((row) => ({ ...answerPlan(row), position: row.position, is_sample: row.isSample })) },
    200,
  )
})
