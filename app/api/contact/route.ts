import { requestRoute } from '@/lib/bff/request-route'

/** An enquiry or feedback (spec 1 §7 "contact/store"). */
export const POST = requestRoute('contact')
