import { development } from '@/provider/payments/development'
import type { PayerService } from '@/provider/payments/payer'
import { razorpay } from '@/provider/payments/razorpay/payer'

/** Who can take the money for plans: a line for each. */
export const PAYERS: readonly PayerService[] = [development, razorpay]
