import { development } from '@/provider/payments/development'
import type { GatewayService } from '@/provider/payments/gateway'
import { razorpay } from '@/provider/payments/razorpay/gateway'

/** Who can take the money for plans: a line for each. */
export const GATEWAYS: readonly GatewayService[] = [development, razorpay]
