import 'server-only'
import { endpoints } from '@/lib/contract/endpoints'
import { IDEMPOTENCY_HEADER } from '@/lib/contract/enquiry'
import { getMessages } from '@/lib/messages/catalogue'
import { checkEnquiry, readEnquiry } from '@/lib/rules/enquiries/enquiry-check'
import { ENQUIRY_FIELDS, type EnquiryValues } from '@/lib/rules/enquiries/enquiry-form'
import { interestToSend } from '@/lib/rules/enquiries/enquiry-options'
import { ENQUIRY_PROBLEMS } from '@/lib/rules/enquiries/enquiry-problems'
import type { EnquiryResult } from '@/lib/rules/enquiries/enquiry-reply'
import { failed, type FieldErrors, SENT } from '@/lib/rules/result'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { callForVisitor, type ProviderReply, type Visitor } from '@/lib/server/auth/session-call'
import type { EnquiryInput } from '@/lib/server/enquiries/enquiry-input'
import { sendOnce } from '@/lib/server/enquiries/enquiry-memory'
import { surviveOutage } from '@/lib/server/provider/outage'
import { providerErrors } from '@/lib/server/provider/provider-errors'

/** Where the provider does not say how long to wait. */
const WAIT_S = 60
const AWAY = failed('away', { message: null })

/** `isSignedOut`: the visitor's session turned out to be over. */
export type Sending = { result: EnquiryResult; since: number; isSignedOut: boolean }

/** What stands under the fields that are wrong, in the language of the page. */
export function enquiryErrors({ form, lang, typed }: EnquiryInput): FieldErrors {
  const { problems } = getMessages(lang).enquiries
  const entries = Object.entries(checkEnquiry(form, typed)).map(([field, problem]) => [field, problems[problem]])
  return Object.fromEntries(entries)
}

/** Who receives the enquiry and for what, as it was read at the button. */
function consent(lang: EnquiryInput['lang']): string {
  const { enquiries, layout } = getMessages(lang)
  return fillMessage(enquiries.consent, { brand: layout.brand, privacy: enquiries.privacyLink })
}

function valuesOf({ form, lang, typed }: EnquiryInput): EnquiryValues {
  const values: EnquiryValues = readEnquiry(form, typed)
  return { ...values, interest: interestToSend(values.interest, getMessages(lang).enquiries.interests) }
}

/**
 * Sends what a visitor wrote, checked before, to the provider: once, however often it is posted. A
 * session that is over costs nobody an enquiry: it is sent again without the token.
 */
export async function sendEnquiry(visitor: Visitor, input: EnquiryInput): Promise<Sending> {
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

/** Only an answer that is the provider's own, and not a proxy's page, says that an enquiry is kept. */
function resultOf(reply: ProviderReply, input: EnquiryInput): EnquiryResult {
  if (reply.ok) return reply.json === undefined ? AWAY : SENT
  if (reply.status === 429) {
    return failed('limited', { message: null, retryAfter: Math.max(1, reply.retryAfter ?? WAIT_S) })
  }
  const { problems } = getMessages(input.lang).enquiries
  const fields = ENQUIRY_FIELDS[input.form]
  const errors = reply.status === 422 ? providerErrors(reply.json, fields, ENQUIRY_PROBLEMS, problems) : {}
  return Object.keys(errors).length > 0 ? failed('invalid', { message: null, errors }) : AWAY
}
