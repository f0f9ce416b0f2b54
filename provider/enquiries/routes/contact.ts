import { createRoute } from '@hono/zod-openapi'
import { contactEnquirySchema } from '@/lib/rules/enquiries/enquiry-schema'
import { answerStored, SENDING, STORE_DESCRIPTION, STORE_RESPONSES } from '@/provider/enquiries/routes/store-answer'
import { SMALL_BODY } from '@/provider/http/body-limit'
import { createRouter } from '@/provider/http/context'

const route = createRoute({
  method: 'post',
  path: '/contact/store',
  summary: 'Stores an enquiry or feedback',
  description: STORE_DESCRIPTION,
  middleware: [SMALL_BODY] as const,
  request: {
    headers: SENDING,
    body: { required: true, content: { 'application/json': { schema: contactEnquirySchema } } },
  },
  responses: STORE_RESPONSES,
})

export const contactStore = createRouter()
contactStore.openapi(route, (c) => answerStored(c, c.req.valid('json'), c.req.valid('header')['idempotency-key']))
