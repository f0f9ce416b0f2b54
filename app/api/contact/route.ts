import { requestPost } from '@/lib/server/request-post'

/** An enquiry or feedback (spec 1 §7 "contact/store"). */
export const POST = requestPost('contact')
