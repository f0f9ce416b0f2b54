import { z } from 'zod'
import { gatewayService } from '@/provider/payments/gateway'
import { SITE_URL } from '@/provider/platform/service'

/**
 * For development: no money moves, and the pay page says so. What the visitor decides there comes by
 * `POST /payments/development`, which no other gateway has.
 */
export const development = gatewayService({
  name: 'development',
  title: null,
  signatureHeader: null,
  settings: z.object({ SITE_URL }),
  make: () => ({
    open: ({ id }) => Promise.resolve({ number: `development-${id}` }),
    form: () => null,
    confirmed: () => Promise.resolve([]),
    readReturn: () => null,
    readMessage: () => ({ kind: 'forged' }),
  }),
})
