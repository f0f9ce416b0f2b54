import { randomBytes } from 'node:crypto'
import type { Answer, StudentCall } from '@/e2e/other-provider/call'
import { type ReviewStore, storeReview } from '@/e2e/other-provider/reviews'

/**
 * The students of the other provider, in memory. Within the contract, but in another style: refusals
 * come with status 200 or 400 as it pleases, ids and phones are numbers, the plan is an object, and
 * every code is the same.
 */

/** The code that is always right. */
export const OTHER_CODE = '271828'
/** Somebody who is registered from the start. */
export const OTHER_STUDENT = { phone: '9845012345', firstName: 'Meera', lastName: 'Hegde' } as const

type Student = { id: number; phone: string; firstName: string; lastName: string; email: string | null; image: number }

const ok = (body: unknown): Answer => ({ status: 200, body })
const refused = (message: string): Answer => ({ status: 400, body: { status: false, message } })
const SIGNED_OUT: Answer = { status: 401, body: { message: 'Unauthenticated.' } }
const PLAN = { id: 2, name: { en: 'Scholar' }, price: '2,999', billing_cycle: 'Yearly' }

function fieldsOf(body: Buffer): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body.toString('utf8'))
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

async function formOf({ headers, body }: StudentCall): Promise<FormData | null> {
  const type = headers['content-type'] ?? ''
  if (!type.startsWith('multipart/form-data')) return null
  const request = new Request('http://localhost/', {
    method: 'POST',
    headers: { 'content-type': type },
    body: new Uint8Array(body),
  })
  return request.formData().catch(() => null)
}

const asStudent = (student: Student, host: string) => ({
  id: student.id,
  first_name: { en: student.firstName },
  last_name: student.lastName,
  email: student.email ?? '',
  phone_number: Number(student.phone),
  image_url: student.image === 0 ? null : `${host}/pictures/student-${student.id}-${student.image}.png`,
  plan: PLAN,
})

const asProfile = (student: Student, host: string) => ({
  ...asStudent(student, host),
  phone: Number(student.phone),
  plan: { ...PLAN, start_date: '01-04-2026', expire_date: '2027-03-31T23:59:59+05:30' },
  subscriptions: { data: [{ ...PLAN, start_date: '01/04/2026', expire_date: '31/03/2027' }, 'Free', null] },
})

/**
 * @param reviews what students write is kept there
 * @returns a function that answers the calls of signing in, of the profile and of reviews, and `null` for others
 */
export function createStudents(reviews: ReviewStore): (asked: StudentCall) => Promise<Answer | null> {
  const students: Student[] = []
  const sessions = new Map<string, Student>()
  /** Numbers that have given their code and not their names. */
  const verified = new Set<string>()
  /** `purpose phone` of codes that are out. */
  const sent = new Set<string>()

  function register(phone: string, firstName: string, lastName: string): Student {
    const student = { id: 7001 + students.length, phone, firstName, lastName, email: null, image: 0 }
    students.push(student)
    return student
  }
  register(OTHER_STUDENT.phone, OTHER_STUDENT.firstName, OTHER_STUDENT.lastName)

  function signIn(student: Student) {
    const token = randomBytes(24).toString('base64url')
    sessions.set(token, student)
    // Who that is, is told by GET /auth/user alone.
    return { token, student: { id: student.id, phone_number: student.phone } }
  }

  function send({ phone_number: phone, otp_type: purpose }: Record<string, unknown>): Answer {
    const isKnown = students.some((student) => student.phone === phone)
    if (purpose === 'registration' && isKnown)
      return ok({ status: false, message: 'Mobile already registered with us' })
    if (purpose === 'login' && !isKnown) return refused('Number not registered')
    if (purpose !== 'registration' && purpose !== 'login') return refused('otp_type is wrong')
    sent.add(`${purpose} ${String(phone)}`)
    return ok({ status: true, message: 'OTP sent successfully', expires_in: '300' })
  }

  function verify({ phone_number: phone, otp_type: purpose, otp }: Record<string, unknown>): Answer {
    const key = `${String(purpose)} ${String(phone)}`
    if (otp !== OTHER_CODE || !sent.has(key))
      return purpose === 'login' ? refused('That code is not right') : ok({ status: false, message: 'Code mismatch' })
    sent.delete(key)
    const student = students.find((each) => each.phone === phone)
    if (purpose === 'login' && student !== undefined)
      return ok({ message: 'Login Suceesfully Completed.', data: signIn(student) })
    verified.add(String(phone))
    return ok({ message: 'OTP verification Suceesfully Completed' })
  }

  function complete(fields: Record<string, unknown>): Answer {
    const phone = String(fields.phone_number)
    const { first_name: firstName, last_name: lastName } = fields
    if (!verified.delete(phone))
      return { status: 403, body: { error_message: 'Verify the number first', message: 'no' } }
    if (typeof firstName !== 'string' || typeof lastName !== 'string') return refused('Names are needed')
    return ok({ data: signIn(register(phone, firstName, lastName)) })
  }

  async function update(student: Student, asked: StudentCall): Promise<Answer> {
    const form = await formOf(asked)
    if (form === null) return refused('A form is needed')
    const said = (name: string) => String(form.get(name) ?? '').trim()
    if (!said('email').includes('@'))
      return {
        status: 422,
        body: { message: 'The given data was invalid.', errors: { email: ['The email is wrong.'] } },
      }
    student.firstName = said('first_name') || student.firstName
    student.lastName = said('last_name') || student.lastName
    student.email = said('email')
    const image = form.get('image')
    if (image instanceof Blob && image.size > 0) student.image += 1
    return ok({ message: 'Profile updated' })
  }

  async function forStudent(asked: StudentCall): Promise<Answer | null> {
    const token = /^Bearer (.+)$/.exec(asked.headers.authorization ?? '')?.[1] ?? ''
    const student = sessions.get(token)
    const [, reviewed] = /^POST \/institutes\/([^/]+)\/reviews$/.exec(asked.call) ?? []
    if (reviewed !== undefined) {
      if (student === undefined) return SIGNED_OUT
      return storeReview(reviews, decodeURIComponent(reviewed), student.id, fieldsOf(asked.body))
    }
    switch (asked.call) {
      case 'GET /auth/user':
        return student === undefined ? SIGNED_OUT : ok({ data: asStudent(student, asked.host) })
      case 'GET /profile':
        return student === undefined ? SIGNED_OUT : ok({ data: asProfile(student, asked.host) })
      case 'POST /profile/update':
        return student === undefined ? SIGNED_OUT : update(student, asked)
      case 'POST /auth/logout':
        return sessions.delete(token) ? ok({ message: 'Bye' }) : SIGNED_OUT
      default:
        return null
    }
  }

  return async (asked) => {
    switch (asked.call) {
      case 'POST /auth/otp/send':
        return send(fieldsOf(asked.body))
      case 'POST /auth/otp/verify':
        return verify(fieldsOf(asked.body))
      case 'POST /auth/register/complete':
        return complete(fieldsOf(asked.body))
      default:
        return forStudent(asked)
    }
  }
}
