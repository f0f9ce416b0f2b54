import { payPost } from '@/lib/server/pay-post'

/** What a visitor decides on the page of a payment. */
export const POST = payPost
