import { checkoutPost } from '@/lib/server/checkout-post'

/** Begins to buy a plan (contract, "Optional parts"). */
export const POST = checkoutPost
