import 'server-only'
import { type NextRequest, NextResponse } from 'next/server'
import { endpoints } from '@/lib/contract/endpoints'
import { LANGUAGES } from '@/lib/contract/lenient'
import { afterPayment, readSubscriptionId } from '@/lib/server/pay-post'
import { callProvider, ProviderError } from '@/lib/server/provider'
import { readBody } from '@/lib/server/read-body'
import { readBounded } from '@/lib/server/read-bounded'
import { seeOther } from '@/lib/server/sign-in-post'
import { visitorAddress } from '@/lib/server/visitor-address'
import { countPost } from '@/lib/server/visitor-limit'

/**
 * What a payer sends, by the visitor's browser or by itself, passed on to the provider
 * (docs/adr/0033-payments.md). Both come from another site, so no guard of ours can be asked: no
 * cookie is read here, nothing is changed here, and the provider believes the signature alone.
 */

const SIGNATURE = 'x-razorpay-signature'
const LARGEST_MESSAGE_BYTES = 256 * 1024

const isPayer = (name: string) => /^[a-z]{2,20}$/.test(name)

/**
 * The browser comes back from the payer's page by a form with signed fields. Whatever becomes of them,
 * it goes on to the profile, which says how the plan stands.
 */
export async function passReturn(request: NextRequest, payer: string): Promise<NextResponse> {
  const body = await readBody(request)
  const texts = Object.entries(body.ok ? body.fields : {}).filter(([, value]) => typeof value === 'string')
  if (isPayer(payer) && texts.length > 0 && countPost(visitorAddress(request.headers)) === null) {
    const json = JSON.stringify(Object.fromEntries(texts))
    const headers = { 'content-type': 'application/json', accept: 'application/json' }
    await callProvider(endpoints.paymentReturn(payer), { method: 'POST', headers, body: json }).catch(ignoreAbsence)
  }
  const query = request.nextUrl.searchParams
  const lang = LANGUAGES.find((each) => each === query.get('lang'))
  const answer = seeOther(afterPayment(readSubscriptionId(query.get('subscription')), lang))
  answer.headers.set('cache-control', 'no-store')
  return answer
}

/** It is logged where it happens; the payer's message comes all the same. */
function ignoreAbsence(error: unknown): null {
  if (!(error instanceof ProviderError)) throw error
  return null
}

const MESSAGES: Readonly<Record<number, string>> = {
  200: 'Noted.',
  401: 'The signature is wrong.',
  404: 'There is no such payer.',
  413: 'The message is too large.',
}

function answerMessage(status: number): NextResponse {
  const known = status in MESSAGES ? status : 503
  return NextResponse.json(
    { message: MESSAGES[known] ?? 'Please send it again later.' },
    { status: known, headers: { 'cache-control': 'no-store' } },
  )
}

/**
 * A message of the payer's server, byte for byte, with its signature and no other header. 503 makes the
 * payer send it again.
 */
export async function passMessage(request: NextRequest, payer: string): Promise<NextResponse> {
  if (!isPayer(payer)) return answerMessage(404)
  const declared = Number(request.headers.get('content-length') ?? 0)
  const bytes =
    declared > LARGEST_MESSAGE_BYTES ? null : await readBounded(new Response(request.body), LARGEST_MESSAGE_BYTES)
  if (bytes === null) return answerMessage(413)
  const signature = request.headers.get(SIGNATURE)
  if (signature === null || signature.length > 200) return answerMessage(401)
  const headers = { 'content-type': 'application/json', accept: 'application/json', [SIGNATURE]: signature }
  const body = new Uint8Array(bytes)
  const reply = await callProvider(endpoints.paymentMessage(payer), { method: 'POST', headers, body }).catch(
    ignoreAbsence,
  )
  return answerMessage(reply?.status ?? 503)
}
