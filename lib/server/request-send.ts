import 'server-only'
import { endpoints } from '@/lib/contract/endpoints'
import { IDEMPOTENCY_HEADER } from '@/lib/contract/request'
import { getMessages } from '@/lib/messages/catalogue'
import { fillMessage } from '@/lib/rules/fill-message'
import { checkRequest, readRequest, REQUEST_FIELDS, type RequestValues } from '@/lib/rules/request-form'
import { interestToSend } from '@/lib/rules/request-options'
import { REQUEST_PROBLEMS } from '@/lib/rules/request-problems'
import type { RequestResult } from '@/lib/rules/request-reply'
import { failed, type FieldErrors, SENT } from '@/lib/rules/result'
import { surviveOutage } from '@/lib/server/outage'
import { providerErrors } from '@/lib/server/provider-errors'
import type { RequestInput } from '@/lib/server/request-input'
import { sendOnce } from '@/lib/server/request-memory'
import { callForVisitor, type ProviderReply, type Visitor } from '@/lib/server/session-call'

/** Where the provider does not say how long to wait. */
const WAIT_S = 60
const AWAY = failed('away', { message: null })

/** `isSignedOut`: the visitor's session turned out to be over. */
export type Sending = { result: RequestResult; since: number; isSignedOut: boolean }

/** What stands under the fields that are wrong, in the language of the page. */
export function requestErrors({ form, lang, typed }: RequestInput): FieldErrors {
  const { problems } = getMessages(lang).requests
  const entries = Object.entries(checkRequest(form, typed)).map(([field, problem]) => [field, problems[problem]])
  return Object.fromEntries(entries)
}

/** Who receives the request and for what, as it was read at the button. */
function consent(lang: RequestInput['lang']): string {
  const { requests, layout } = getMessages(lang)
  return fillMessage(requests.consent, { brand: layout.brand, privacy: requests.privacyLink })
}

function valuesOf({ form, lang, typed }: RequestInput): RequestValues {
  const values: RequestValues = readRequest(form, typed)
  return { ...values, interest: interestToSend(values.interest, getMessages(lang).requests.interests) }
}

/**
 * Sends what a visitor wrote, checked before, to the provider: once, however often it is posted. A
 * session that is over costs nobody a request: it is sent again without the token.
 */
export async function sendRequest(visitor: Visitor, input: RequestInput): Promise<Sending> {
  const { type, source, isSuspected } = input
  const path = input.form === 'contact' ? endpoints.contactStore : endpoints.counsellingStore
  const written = { type, ...valuesOf(input) }
  const body = {
    ...written,
    ...(source !== null && { source }),
    consent: consent(input.lang),
    ...(isSuspected && { suspected: true }),
  }
  let isSignedOut = false
  const sending = await sendOnce(JSON.stringify(written), input, async (key) => {
    const headers = { [IDEMPOTENCY_HEADER]: key }
    const send = (as: Visitor) => callForVisitor(as, 'POST', path, body, { headers })
    const sendOrAgain = async () => {
      const reply = await send(visitor)
      if (reply.status !== 401 || visitor.token === null) return resultOf(reply, input)
      isSignedOut = true
      return resultOf(await send({ ...visitor, token: null }), input)
    }
    return surviveOutage(sendOrAgain, { fallback: AWAY })
  })
  return { ...sending, isSignedOut }
}

/** Only an answer that is the provider's own, and not a proxy's page, says that a request is kept. */
function resultOf(reply: ProviderReply, input: RequestInput): RequestResult {
  if (reply.ok) return reply.json === undefined ? AWAY : SENT
  if (reply.status === 429) {
    return failed('limited', { message: null, retryAfter: Math.max(1, reply.retryAfter ?? WAIT_S) })
  }
  const { problems } = getMessages(input.lang).requests
  const fields = REQUEST_FIELDS[input.form]
  const errors = reply.status === 422 ? providerErrors(reply.json, fields, REQUEST_PROBLEMS, problems) : {}
  return Object.keys(errors).length > 0 ? failed('invalid', { message: null, errors }) : AWAY
}
