import { requestPost } from '@/lib/server/request-post'

/** A request for counselling (`type` career) or mentoring (`type` mentor). */
export const POST = requestPost('counselling')
