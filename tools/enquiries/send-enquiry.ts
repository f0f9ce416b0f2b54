import { IDEMPOTENCY_HEADER } from '@/lib/contract/enquiry'

/** What a visitor is told: it is kept; or it is not, as far as one can see, and may be sent again. */
export type Told = 'kept' | 'failed'

const ANSWER_LIMIT_MS = 10_000
/** Each phone sends fewer in all than it may in an hour. */
const OF_A_PHONE = 15

const isContact = (number: number) => number % 2 === 0

/** Enquiries are told apart by their message: the key alone would hide a second one. */
function fieldsOf(number: number): Record<string, string> {
  return {
    name: 'Asha Rao',
    phone: String(6_000_000_000 + Math.floor(number / OF_A_PHONE)),
    email: 'asha@example.org',
    ...(isContact(number)
      ? { type: 'enquiry', course: 'Civil Engineering', message: String(number) }
      : { type: 'career', role: 'Parent', interest: 'Other', counselling_mode: 'Phone', query: String(number) }),
  }
}

type Body = { json: object } | { form: Record<string, string> }

/** The answer and its text, or `null` when none came. */
async function call(url: string, body: Body | null, headers: Record<string, string>) {
  const options: RequestInit = { headers, redirect: 'manual', signal: AbortSignal.timeout(ANSWER_LIMIT_MS) }
  if (body !== null) {
    options.method = 'POST'
    if ('json' in body) options.headers = { ...headers, 'Content-Type': 'application/json' }
    options.body = 'json' in body ? JSON.stringify(body.json) : new URLSearchParams(body.form)
  }
  try {
    const answer = await fetch(url, options)
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  } catch {
    return null
  }
}

function toldBy(number: number, status: number | undefined, kept: number): Told {
  if (status === kept) return 'kept'
  if (status === undefined || status === 503) return 'failed'
  throw new Error(`request ${number} was answered ${status}`)
}

/** Sends it to the provider itself. */
export async function sendToProvider(origin: string, number: number, key: string): Promise<Told> {
  const path = isContact(number) ? 'contact/store' : 'counselling/store'
  const answer = await call(`${origin}/${path}`, { json: fieldsOf(number) }, { [IDEMPOTENCY_HEADER]: key })
  return toldBy(number, answer?.status, 201)
}

/** Sends it by a form of the website: of each four two as a browser with JavaScript does, two as one without. */
export async function sendByForm(website: string, number: number, key: string): Promise<Told> {
  const [path, page] = isContact(number) ? ['contact', '/contact'] : ['counselling', '/careerCounselling']
  const fields = { ...fieldsOf(number), lang: 'en', source: page }
  const url = `${website}/api/${path}`
  const headers = { origin: website }
  if (number % 4 < 2) return toldBy(number, (await call(url, { json: { ...fields, key } }, headers))?.status, 200)

  const sent = await call(url, { form: fields }, headers)
  const next = sent?.headers.get('location')
  if (!sent || !next) return toldBy(number, sent?.status, 303)
  const cookie = sent.headers.getSetCookie().map((line) => line.split(';')[0])
  const shown = await call(new URL(next, website).href, null, { cookie: cookie.join('; ') })
  if (shown?.status !== 200) return toldBy(number, shown?.status, 200)
  // The page that says it was received has no form to send again.
  return shown.text.includes(`action="/api/${path}"`) ? 'failed' : 'kept'
}
