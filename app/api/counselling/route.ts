import { enquiryRoute } from '@/lib/bff/enquiry-route'

/** A request for counselling (`type` career) or mentoring (`type` mentor). */
export const POST = enquiryRoute('counselling')
