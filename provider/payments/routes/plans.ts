import { createRoute, z } from '@hono/zod-openapi'
import { BILLING_CYCLES } from '@/lib/contract/constants'
import { FAILURES, json, textSchema } from '@/provider/http/answers'
import { createRouter } from '@/provider/http/context'
import { listPlans, type PlanRow } from '@/provider/payments/store/plans'

export const planSchema = z.strictObject({
  id: z.int(),
  name: textSchema,
  price: z.int().openapi({ description: 'Rupees for one billing cycle' }),
  billing_cycle: z.enum(BILLING_CYCLES),
  is_active: z.union([z.literal(0), z.literal(1)]),
  features: z.array(textSchema),
})

const route = createRoute({
  method: 'get',
  path: '/plans',
  summary: 'The plans',
  responses: {
    200: json(
      z.strictObject({ all_plans: z.array(planSchema), checkout: z.boolean() }),
      'The plans; `checkout` says that one can be chosen by `POST /subscriptions/checkout`',
    ),
    ...FAILURES,
  },
})

export function answerPlan({
  id,
  name,
  price,
  billingCycle,
  isActive,
  features,
}: PlanRow): z.output<typeof planSchema> {
  return { id, name, price, billing_cycle: billingCycle, is_active: isActive ? 1 : 0, features }
}

export const plans = createRouter()
plans.openapi(route, async (c) => {
  const found = await listPlans(c.var.db)
  return c.json({ all_plans: found.map(answerPlan), checkout: c.var.payments.gateway !== null }, 200)
})
