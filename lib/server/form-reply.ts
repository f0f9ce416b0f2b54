import 'server-only'
import { randomBytes } from 'node:crypto'
import type { NextResponse } from 'next/server'
import type { z } from 'zod'
import { processMemory } from '@/lib/server/process-memory'
import { seal, unseal } from '@/lib/server/sealed'
import { getHiddenCookie, setHiddenCookie } from '@/lib/server/session-cookie'

const LIFE_S = 5 * 60
/**
 * Two cookies of so many characters, for whichever form was sent last: browsers take 4096 bytes in
 * one, and the proxies in front of a website 8 kB in all of them together, the session's among them.
 */
const COOKIES = ['reply', 'reply-2'] as const
const LONGEST_COOKIE = 3_000
/** What does not fit is kept here: a text as long as the website reads at all, a few hundred times. */
const MEMORY_BYTES = 32 * 1024 * 1024
const IN_MEMORY = '@'

type Cookies = Parameters<typeof getHiddenCookie>[0]

const memory = processMemory<string>('reply-memory', {
  maxSize: MEMORY_BYTES,
  sizeCalculation: (sealed) => sealed.length,
  ttl: LIFE_S * 1000,
})

function remember(sealed: string): string {
  const name = randomBytes(18).toString('base64url')
  memory().set(name, sealed)
  return IN_MEMORY + name
}

/**
 * Keeps what came of a form for the page that is shown next, for five minutes, so that nothing typed
 * is lost: sealed in two cookies, or, where it is too long for them, in this process
 * (docs/adr/0024-requests-without-javascript.md).
 * @param form only what asks for the same form gets it back
 */
export function keepFormReply(answer: NextResponse, form: string, reply: unknown): void {
  const sealed = seal(form, reply, LIFE_S)
  const isShort = sealed.length <= COOKIES.length * LONGEST_COOKIE
  const kept = isShort ? sealed : remember(sealed)
  COOKIES.forEach((name, index) => {
    const part = kept.slice(index * LONGEST_COOKIE, (index + 1) * LONGEST_COOKIE)
    setHiddenCookie(answer, name, part, part === '' ? 0 : LIFE_S)
  })
}

/** Forgets what came of the last form. */
export function forgetFormReply(answer: NextResponse): void {
  COOKIES.forEach((name) => setHiddenCookie(answer, name, '', 0))
}

/** What the visitor's last form without JavaScript came to, or `null`: nothing, nothing any more, or another form. */
export function findFormReply<Schema extends z.ZodType>(
  cookies: Cookies,
  form: string,
  schema: Schema,
): z.output<Schema> | null {
  const kept = COOKIES.map((name) => getHiddenCookie(cookies, name) ?? '').join('')
  const sealed = kept.startsWith(IN_MEMORY) ? memory().get(kept.slice(IN_MEMORY.length)) : kept
  return unseal(form, sealed ?? null, schema)
}
