import { enquiryRoute } from '@/lib/bff/enquiry-route'

/** An enquiry or feedback (spec 1 §7 "contact/store"). */
export const POST = enquiryRoute('contact')
