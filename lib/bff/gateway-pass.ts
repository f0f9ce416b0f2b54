import 'server-only'
import { type NextRequest, NextResponse } from 'next/server'
import { z } from 'zod'
import { refused } from '@/lib/bff/form-route'
import { answerJson, seeOther } from '@/lib/bff/result'
import { GATEWAY_NAME, SIGNATURE_HEADER } from '@/lib/contract/constants'
import { endpoints } from '@/lib/contract/endpoints'
import { type Language, LANGUAGES } from '@/lib/contract/language'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { surviveOutage } from '@/lib/server/provider/outage'
import { callProvider } from '@/lib/server/provider/provider'
import { readBounded } from '@/lib/server/provider/read-bounded'
import { visitorAddress } from '@/lib/server/provider/visitor-address'
import { readBody, TEXT_BODY_BYTES } from '@/lib/server/read-body'
import { postLimit } from '@/lib/server/visitor-limit'

/**
 * What a gateway sends, by the visitor's browser or by itself, passed on to the provider
 * (docs/adr/0033-payments.md). Both come from another site, so no guard of ours can be asked: no
 * cookie is read here, nothing is changed here, and the provider believes the signature alone.
 */

const SIGNATURE = /^[\x21-\x7e]{1,200}$/

/** Any site can make a browser post here, so nothing of this counts where pages of ours post. */
const returns = postLimit('gateway-returns')
const messages = postLimit('gateway-messages')

/** A subscription's id, of any provider; the page of a payment has a stricter one. */
export const subscriptionId = z.string().regex(/^[\w-]{1,64}$/)

/** Where a visitor comes from paying; without an id, to the profile. */
export function afterPayment(id: string | null, lang: Language = 'en'): string {
  return localizedPath(id === null ? '/myprofile' : `/myprofile?subscription=${id}`, lang)
}

/** What the gateway sends with the browser: in a form, or in the address beside what is ours there. */
async function fieldsOf(request: NextRequest): Promise<Readonly<Record<string, unknown>>> {
  if (request.method === 'POST') {
    const body = await readBody(request)
    return body.ok ? body.fields : {}
  }
  return Object.fromEntries(
    [...request.nextUrl.searchParams].filter(([name]) => !['subscription', 'lang'].includes(name)),
  )
}

/**
 * The browser comes back from the gateway's page with signed fields. Whatever becomes of them, it goes on to the profile,
 * which says how the plan stands.
 */
export async function passReturn(request: NextRequest, gateway: string): Promise<NextResponse> {
  const isLimited = (await returns.count(visitorAddress(request.headers))) !== null
  const fields = isLimited ? {} : await fieldsOf(request)
  const texts = Object.entries(fields).filter(([, value]) => typeof value === 'string')
  if (GATEWAY_NAME.test(gateway) && texts.length > 0) {
    const json = JSON.stringify(Object.fromEntries(texts))
    const headers = { 'content-type': 'application/json', accept: 'application/json' }
    const pass = () => callProvider(endpoints.paymentReturn(gateway), { method: 'POST', headers, body: json })
    // The gateway's message comes all the same.
    await surviveOutage(pass, { fallback: null })
  }
  const query = request.nextUrl.searchParams
  const lang = LANGUAGES.find((each) => each === query.get('lang'))
  return seeOther(afterPayment(subscriptionId.safeParse(query.get('subscription')).data ?? null, lang))
}

const MESSAGES: Readonly<Record<number, string>> = {
  200: 'Noted.',
  401: 'The signature is wrong.',
  404: 'There is no such gateway.',
  413: 'The message is too large.',
}

const LATER = 'Please send it again later.'

function answerMessage(status: number, headers: Record<string, string> = {}): NextResponse {
  return NextResponse.json(
    { message: MESSAGES[status] ?? LATER },
    { status, headers: { 'cache-control': 'no-store', ...headers } },
  )
}

/**
 * A message of the gateway's server, byte for byte, with its signature and no other header. 503 makes the
 * gateway send it again. A gateway sends many from few addresses, so what counts against an address is what no gateway sends.
 * A browser says where a post comes from, a gateway's server does not: such a post is refused (403) and not counted.
 */
export async function passMessage(request: NextRequest, gateway: string): Promise<NextResponse> {
  if (['origin', 'sec-fetch-site'].some((name) => request.headers.has(name))) return answerJson(refused(403))
  const address = visitorAddress(request.headers)
  const wait = await messages.count(address)
  if (wait !== null) return answerMessage(429, { 'retry-after': String(wait) })
  const status = await statusOfMessage(request, gateway)
  if (status === 200 || status === 503) await messages.uncount(address)
  return answerMessage(status)
}

/**
 * The one signature of a message: its header's name, and what stands in it. None where two headers could be it, of
 * which whoever looks next might check the other; the same one twice arrives as a text with a space.
 */
function signatureOf(headers: Headers): [string, string] | null {
  const [found, another] = [...headers].filter(([name]) => SIGNATURE_HEADER.test(name))
  return found !== undefined && another === undefined && SIGNATURE.test(found[1]) ? found : null
}

async function statusOfMessage(request: NextRequest, gateway: string): Promise<number> {
  if (!GATEWAY_NAME.test(gateway)) return 404
  const signature = signatureOf(request.headers)
  if (signature === null) return 401
  const [signatureHeader, value] = signature
  const declared = Number(request.headers.get('content-length') ?? 0)
  const bytes = declared > TEXT_BODY_BYTES ? null : await readBounded(new Response(request.body), TEXT_BODY_BYTES)
  if (bytes === null) return 413
  const headers = { 'content-type': 'application/json', accept: 'application/json', [signatureHeader]: value }
  const body = new Uint8Array(bytes)
  const pass = () => callProvider(endpoints.paymentMessage(gateway), { method: 'POST', headers, body })
  const reply = await surviveOutage(pass, { fallback: null })
  const status = reply?.status ?? 503
  return status in MESSAGES ? status : 503
}
