import { z } from 'zod'

/** The address of a Redis or Valkey. */
export const storeUrl = z.url({ protocol: /^rediss?$/, error: 'redis://host:6379, or rediss://… with TLS' })
