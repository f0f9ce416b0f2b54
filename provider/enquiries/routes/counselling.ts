import { createRoute } from '@hono/zod-openapi'
import { counsellingEnquirySchema } from '@/lib/rules/enquiries/enquiry-schema'
import { answerStored, SENDING, STORE_DESCRIPTION, STORE_RESPONSES } from '@/provider/enquiries/routes/store-answer'
import { SMALL_BODY } from '@/provider/http/body-limit'
import { createRouter } from '@/provider/http/context'

const route = createRoute({
  method: 'post',
  path: '/counselling/store',
  summary: 'Stores a request for counselling or mentoring',
  description: STORE_DESCRIPTION,
  middleware: [SMALL_BODY] as const,
  request: {
    headers: SENDING,
    body: { required: true, content: { 'application/json': { schema: counsellingEnquirySchema } } },
  },
  responses: STORE_RESPONSES,
})

export const counsellingStore = createRouter()
counsellingStore.openapi(route, (c) => answerStored(c, c.req.valid('json'), c.req.valid('header')['idempotency-key']))
