import { DEFAULTS } from '@/lib/rules/environment'
import type { Gateway } from '@/provider/payments/gateway'

/** What selling plans needs besides the database. `gateway`: `null` where none are sold. */
export type PaymentDependencies = { gateway: Gateway | null; siteUrl: string }

/** Nothing is sold. */
export const NO_PAYMENTS: PaymentDependencies = { gateway: null, siteUrl: DEFAULTS.SITE_URL }
