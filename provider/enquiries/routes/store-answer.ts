import type { Context } from 'hono'
import { z } from '@hono/zod-openapi'
import type { ContactEnquiry, CounsellingEnquiry } from '@/lib/rules/enquiries/enquiry-schema'
import { addressGroup } from '@/lib/rules/network-address'
import { callerAddress } from '@/provider/auth/caller-address'
import { MAX_PER_HOUR, storeEnquiry } from '@/provider/enquiries/store-enquiry'
import type { NewEnquiry } from '@/provider/enquiries/store/enquiries'
import { errorSchema, FAILURES, INVALID, json, messageSchema, UNREADABLE } from '@/provider/http/answers'
import type { ProviderEnv } from '@/provider/http/context'
import { idempotencyHeaders } from '@/provider/http/idempotency-key'
import { answerInvalid } from '@/provider/http/failures'
import { waitingTime } from '@/provider/http/waiting'

const STORED = 'Form submitted successfully!'
const KEY_OF_ANOTHER = 'This Idempotency-Key was sent with another request before. Send this one with a key of its own.'

export const STORE_DESCRIPTION = `Answered 201 once it is committed. An \`Idempotency-Key\` makes a repeat harmless: it is answered as the first was and stored once; the same key with other words is refused with 422. At most ${MAX_PER_HOUR} an hour from one phone; a repeat does not count. What is \`suspected\` is stored and marked.`

export const SENDING = idempotencyHeaders(
  'Names the sending (a UUID): a repeat is answered as the first, and stored once',
)

export const STORE_RESPONSES = {
  201: json(messageSchema, 'It is stored.'),
  422: INVALID,
  ...UNREADABLE,
  429: {
    ...json(errorSchema, 'This phone has sent many; what it sent before is kept.'),
    headers: z.object({ 'Retry-After': z.string().openapi({ description: 'Seconds until it may send another one' }) }),
  },
  ...FAILURES,
} as const

/** What is kept of a body, whichever of the calls it came by. */
function wordsOf(body: ContactEnquiry | CounsellingEnquiry) {
  const { type, name, phone, email, interest, source, consent, suspected: isSuspected } = body
  const common = { type, name, phone, email, interest, source, consent, isSuspected }
  return 'query' in body
    ? { ...common, course: null, role: body.role, mode: body.counselling_mode, message: body.query }
    : { ...common, course: body.course, role: null, mode: null, message: body.message }
}

/** Stores a body that was checked, and answers. */
export async function answerStored(
  c: Context<ProviderEnv>,
  body: ContactEnquiry | CounsellingEnquiry,
  idempotencyKey: string | undefined,
) {
  const { db, signIn, enquiries } = c.var
  const address = callerAddress(c)
  const enquiry: NewEnquiry = {
    ...wordsOf(body),
    idempotencyKey: idempotencyKey ?? null,
    addressDigest: signIn.digests.address(addressGroup(address)),
    createdAt: signIn.now(),
  }
  const outcome = await storeEnquiry(db, enquiries.channels, enquiry)
  switch (outcome.kind) {
    case 'stored':
      enquiries.wake()
      return c.json({ message: STORED }, 201)
    case 'repeated':
      return c.json({ message: STORED }, 201)
    case 'key-of-another':
      return answerInvalid(c, [{ path: [], message: KEY_OF_ANOTHER }])
    case 'limited':
      return c.json(
        {
          message: `This number has sent many requests in the last hour, and they have reached us. Please try again in ${waitingTime(outcome.seconds)}.`,
        },
        429,
        { 'Retry-After': String(outcome.seconds) },
      )
  }
}
