import { DEFAULTS } from '@/lib/rules/environment'
import type { Payer } from '@/provider/payments/payer'

/** What selling plans needs besides the database. `payer`: `null` where none are sold. */
export type PaymentDependencies = { payer: Payer | null; siteUrl: string }

/** Nothing is sold. */
export const NO_PAYMENTS: PaymentDependencies = { payer: null, siteUrl: DEFAULTS.SITE_URL }
