import 'server-only'
import { randomBytes } from 'node:crypto'
import type { NextResponse } from 'next/server'
import { z } from 'zod'
import { purposeOf, seal, unseal } from '@/lib/server/auth/sealed'
import {
  type Cookies,
  getHiddenCookie,
  getSessionToken,
  sessionTokenAfter,
  setHiddenCookie,
} from '@/lib/server/auth/session-cookie'
import { processMemory } from '@/lib/server/cache/process-memory'
import { sharedStore } from '@/lib/server/shared-store'

const LIFE_S = 5 * 60
/**
 * Two cookies of so many characters, for whichever form was sent last: browsers take 4096 bytes in
 * one, and the proxies in front of a website 8 kB in all of them together, the session's among them.
 */
const COOKIES = ['reply', 'reply-2'] as const
const MAX_COOKIE_LENGTH = 3_000
/** What does not fit is kept in the store, for all instances, and here: as long a text as is read at all, a few hundred times. */
const MEMORY_BYTES = 32 * 1024 * 1024
const ELSEWHERE = '@'

const contentSchema = z.object({
  /** Only what asks for the same form gets it. */
  form: z.string(),
  /** The page that sent the visitor to sign in, and shows it afterwards. */
  awaits: z.string().nullable(),
  reply: z.unknown(),
})
type Content = z.infer<typeof contentSchema>

const memory = processMemory<string>('reply-memory', {
  maxSize: MEMORY_BYTES,
  sizeCalculation: (sealed) => sealed.length,
  ttl: LIFE_S * 1000,
})

/** Longer than any of our fields may be, also in Kannada: nobody fills the store with more. */
const MAX_LENGTH_IN_STORE = 40_000
const KEPT_FOR = { type: 'EX', value: LIFE_S } as const
const keyOf = (name: string) => `reply:${name}`

/** Another instance may answer for the page that shows it. Where the store is away, this one at least has it. */
async function remember(sealed: string): Promise<string> {
  const name = randomBytes(18).toString('base64url')
  memory().set(name, sealed)
  if (sealed.length <= MAX_LENGTH_IN_STORE)
    await sharedStore()?.ask((client) => client.set(keyOf(name), sealed, { expiration: KEPT_FOR }))
  return ELSEWHERE + name
}

async function recall(name: string): Promise<string | null> {
  const here = memory().get(name)
  if (here !== undefined) return here
  const asked = await sharedStore()?.ask((client) => client.get(keyOf(name)))
  return typeof asked === 'object' ? asked.answer : null
}

async function keep(answer: NextResponse, token: string | null, content: Content): Promise<void> {
  const sealed = seal(purposeOf('reply', token), content, LIFE_S)
  const isShort = sealed.length <= COOKIES.length * MAX_COOKIE_LENGTH
  const kept = isShort ? sealed : await remember(sealed)
  COOKIES.forEach((name, index) => {
    const part = kept.slice(index * MAX_COOKIE_LENGTH, (index + 1) * MAX_COOKIE_LENGTH)
    setHiddenCookie(answer, name, part, part === '' ? 0 : LIFE_S)
  })
}

async function find(cookies: Cookies, token: string | null): Promise<Content | null> {
  const kept = COOKIES.map((name) => getHiddenCookie(cookies, name) ?? '').join('')
  const sealed = kept.startsWith(ELSEWHERE) ? await recall(kept.slice(ELSEWHERE.length)) : kept
  return unseal(purposeOf('reply', token), sealed, contentSchema)
}

/** By what a session is known: of a request, and after the answer to it. */
type SessionOf = {
  token: (cookies: Cookies) => string | null
  tokenAfter: (answer: NextResponse, cookies: Cookies) => string | null
}
const STUDENT: SessionOf = { token: getSessionToken, tokenAfter: sessionTokenAfter }

/**
 * What came of a form, kept for the page that is shown next, for five minutes, so that nothing typed is
 * lost: sealed in two cookies, or, where it is too long for them, in the store that instances share and in this
 * process (docs/adr/0024-enquiries-without-javascript.md).
 * @param form only what asks for the same form finds it
 * @param session whose it is
 */
export function sealedReply<Reply>(form: string, schema: z.ZodType<Reply>, session: SessionOf = STUDENT) {
  return {
    /**
     * It belongs to the session that stands after this answer, or to a visitor who is signed out
     * (docs/adr/0052-what-one-visitor-typed.md).
     * @param awaits the page, where it sends the visitor to sign in first: it goes along with `carryReply`
     */
    async keep(answer: NextResponse, cookies: Cookies, reply: Reply, awaits: string | null = null): Promise<void> {
      await keep(answer, session.tokenAfter(answer, cookies), { form, awaits, reply })
    },
    /** What the visitor's last form without JavaScript came to, or `null`: nothing, nothing any more, or another form. */
    async find(cookies: Cookies): Promise<Reply | null> {
      const content = await find(cookies, session.token(cookies))
      return content?.form === form ? (schema.safeParse(content.reply).data ?? null) : null
    },
  }
}

/** After signing in: goes along to the session that begins, if `page`, to which the visitor now comes back, awaits it. */
export async function carryReply(answer: NextResponse, cookies: Cookies, page: string | null): Promise<void> {
  const content = await find(cookies, getSessionToken(cookies))
  if (content === null || content.awaits === null || content.awaits !== page) return
  await keep(answer, sessionTokenAfter(answer, cookies), { ...content, awaits: null })
}
