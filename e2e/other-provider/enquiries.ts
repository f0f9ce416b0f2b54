import type { Answer, StudentCall } from '@/e2e/other-provider/call'

/** What visitors of the other provider wrote, in memory: `GET /__stored` gives it. */
export type StoredEnquiry = { call: string; key: string | null; body: Record<string, unknown> }

/** It takes no mail of this host: its own rule, which no form of ours knows. */
export const REFUSED_MAIL = 'throwaway.example'

function fieldsOf(body: Buffer): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body.toString('utf8'))
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

/**
 * @returns a function that answers the two calls by which visitors ask for something, and `null` for
 * others. Success comes with 200; a repeat under its key is answered as the first and stored once.
 */
export function createEnquiries(stored: StoredEnquiry[]): (asked: StudentCall) => Answer | null {
  return ({ call, headers, body }) => {
    if (call !== 'POST /contact/store' && call !== 'POST /counselling/store') return null
    const fields = fieldsOf(body)
    if (typeof fields.email === 'string' && fields.email.endsWith(`@${REFUSED_MAIL}`)) {
      const errors = { email: 'We cannot write to this address', phone: [], other: ['?'] }
      return { status: 422, body: { message: 'Refused', errors } }
    }
    const key = headers['idempotency-key'] ?? null
    const name = typeof key === 'string' ? key : null
    if (name === null || !stored.some((one) => one.key === name)) stored.push({ call, key: name, body: fields })
    return { status: 200, body: { message: 'Received', status: true } }
  }
}
