import 'server-only'
import { randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { NextResponse } from 'next/server'
import { z } from 'zod'
import { CONTACT_TYPES, COUNSELLING_TYPES } from '@/lib/contract/request'
import { REQUEST_FIELDS } from '@/lib/rules/request-form'
import type { RequestReply } from '@/lib/rules/request-reply'
import { seal, unseal } from '@/lib/server/sealed'
import { getHiddenCookie, setHiddenCookie } from '@/lib/server/session-cookie'

const LIFE_S = 5 * 60
/**
 * Two cookies of so many characters: browsers take 4096 bytes in one, and the proxies in front of a
 * website 8 kB in all of them together, the session's among them.
 */
const COOKIES = ['reply', 'reply-2'] as const
const LONGEST_COOKIE = 3_000
/** What does not fit is kept here: a text as long as the website reads at all, a few hundred times. */
const MEMORY_BYTES = 32 * 1024 * 1024
const IN_MEMORY = '@'

const texts = z.partialRecord(z.enum([...REQUEST_FIELDS.contact, ...REQUEST_FIELDS.counselling]), z.string())
const replySchema: z.ZodType<RequestReply> = z.object({
  form: z.enum(['contact', 'counselling', 'mentoring']),
  type: z.enum([...CONTACT_TYPES, ...COUNSELLING_TYPES]),
  source: z.string().nullable(),
  since: z.number(),
  typed: texts,
  outcome: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('sent') }),
    z.object({ kind: z.literal('invalid'), errors: texts }),
    z.object({ kind: z.literal('limited'), retryAfter: z.number() }),
    z.object({ kind: z.literal('failed') }),
  ]),
})

/** On the global object, because Next may load this module more than once in a process. */
const KEY = Symbol.for('reply-memory')
const shared: typeof globalThis & { [KEY]?: LRUCache<string, string> } = globalThis

function memory(): LRUCache<string, string> {
  shared[KEY] ??= new LRUCache<string, string>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: (sealed) => sealed.length,
    ttl: LIFE_S * 1000,
  })
  return shared[KEY]
}

function remember(sealed: string): string {
  const name = randomBytes(18).toString('base64url')
  memory().set(name, sealed)
  return IN_MEMORY + name
}

/**
 * Keeps what came of a form for the page that is shown next, for five minutes, so that nothing typed
 * is lost: sealed in two cookies, or, where it is too long for them, in this process
 * (docs/adr/0024-requests-without-javascript.md).
 */
export function setReply(answer: NextResponse, reply: RequestReply): void {
  const sealed = seal('reply', reply, LIFE_S)
  const isShort = sealed.length <= COOKIES.length * LONGEST_COOKIE
  const kept = isShort ? sealed : remember(sealed)
  COOKIES.forEach((name, index) => {
    const part = kept.slice(index * LONGEST_COOKIE, (index + 1) * LONGEST_COOKIE)
    setHiddenCookie(answer, name, part, part === '' ? 0 : LIFE_S)
  })
}

/** What the visitor's last form without JavaScript came to, or `null`: nothing, or nothing any more. */
export function getReply(cookies: Parameters<typeof getHiddenCookie>[0]): RequestReply | null {
  const kept = COOKIES.map((name) => getHiddenCookie(cookies, name) ?? '').join('')
  const sealed = kept.startsWith(IN_MEMORY) ? memory().get(kept.slice(IN_MEMORY.length)) : kept
  return unseal('reply', sealed ?? null, replySchema)
}
