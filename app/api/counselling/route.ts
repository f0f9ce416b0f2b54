import { requestRoute } from '@/lib/bff/request-route'

/** A request for counselling (`type` career) or mentoring (`type` mentor). */
export const POST = requestRoute('counselling')
