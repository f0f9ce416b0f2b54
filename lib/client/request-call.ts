import { isDone, POST_LIMIT_MS, callBff } from '@/lib/client/bff-call'
import { REQUEST_FIELDS, type RequestForm } from '@/lib/rules/request-form'
import type { RequestResult } from '@/lib/rules/request-reply'

const PATHS: Record<RequestForm, string> = {
  contact: '/api/contact',
  counselling: '/api/counselling',
  mentoring: '/api/counselling',
}

/**
 * Sends what a form holds, with the key by which a repeat is known as one.
 * @param body the fields as they were typed, and what goes with them
 */
export function sendRequest(form: RequestForm, body: Readonly<Record<string, string>>): Promise<RequestResult> {
  return callBff(PATHS[form], body, { is: isDone, fields: REQUEST_FIELDS[form], limitMs: POST_LIMIT_MS })
}
