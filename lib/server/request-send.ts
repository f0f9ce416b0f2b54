import 'server-only'
import { messageAnswerSchema } from '@/lib/contract/error'
import { endpoints } from '@/lib/contract/endpoints'
import { IDEMPOTENCY_HEADER } from '@/lib/contract/request'
import { getMessages } from '@/lib/messages/catalogue'
import { fillMessage } from '@/lib/rules/fill-message'
import { checkRequest, readRequest, REQUEST_FIELDS, type RequestValues } from '@/lib/rules/request-form'
import { interestToSend } from '@/lib/rules/request-options'
import { REQUEST_PROBLEMS, type RequestProblem } from '@/lib/rules/request-problems'
import type { RequestErrors, RequestOutcome } from '@/lib/rules/request-reply'
import { ProviderError } from '@/lib/server/provider'
import type { RequestInput } from '@/lib/server/request-input'
import { sendOnce } from '@/lib/server/request-memory'
import { callForVisitor, type ProviderReply, type Visitor } from '@/lib/server/session-call'

/** Where the provider does not say how long to wait. */
const WAIT_S = 60

/** `isSignedOut`: the visitor's session turned out to be over. */
export type Sending = { outcome: RequestOutcome; since: number; isSignedOut: boolean }

/** What stands under the fields that are wrong, in the language of the page. */
export function requestErrors({ form, lang, typed }: RequestInput): RequestErrors {
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
    try {
      const reply = await send(visitor)
      if (reply.status !== 401 || visitor.token === null) return outcomeOf(reply, input)
      isSignedOut = true
      return outcomeOf(await send({ ...visitor, token: null }), input)
    } catch (error) {
      if (error instanceof ProviderError) return { kind: 'failed' }
      throw error
    }
  })
  return { ...sending, isSignedOut }
}

/** Only an answer that is the provider's own, and not a proxy's page, says that a request is kept. */
function outcomeOf(reply: ProviderReply, input: RequestInput): RequestOutcome {
  if (reply.ok) return { kind: reply.json === undefined ? 'failed' : 'sent' }
  if (reply.status === 429) return { kind: 'limited', retryAfter: Math.max(1, reply.retryAfter ?? WAIT_S) }
  const errors = reply.status === 422 ? providerErrors(reply.json, input) : {}
  return Object.keys(errors).length > 0 ? { kind: 'invalid', errors } : { kind: 'failed' }
}

function isProblem(name: string): name is RequestProblem {
  return Object.hasOwn(REQUEST_PROBLEMS, name)
}

/** The provider's messages by field; those that are the specification's, in the language of the page. */
function providerErrors(json: unknown, { form, lang }: RequestInput): RequestErrors {
  const { errors } = messageAnswerSchema.parse(json)
  const { problems } = getMessages(lang).requests
  const said = (message: string) => {
    const [name = ''] = Object.entries(REQUEST_PROBLEMS).find(([, text]) => text === message) ?? []
    return isProblem(name) ? problems[name] : message
  }
  const entries = REQUEST_FIELDS[form].flatMap((field) => {
    const message = errors.get(field)?.[0]
    return message === undefined ? [] : [[field, said(message)] as const]
  })
  return Object.fromEntries(entries)
}
