import 'server-only'
import { type NextRequest, NextResponse } from 'next/server'
import { z } from 'zod'
import { deskRoute } from '@/lib/bff/desk-route'
import { language } from '@/lib/bff/form-route'
import { passkeyOptionsSchema } from '@/lib/contract/desk/passkey'
import { setPasskeyTicket } from '@/lib/server/auth/session-cookie'

/** What the browser's dialogue is asked with, for its script; the ticket goes into a cookie that no script reads. */
export function passkeyOptionsRoute(call: 'POST /desk/passkeys/options' | 'POST /desk/sign-in/passkey/options') {
  return async (request: NextRequest): Promise<NextResponse> => {
    const asked: { data: z.output<typeof passkeyOptionsSchema> | null } = { data: null }
    const post = deskRoute({
      schema: z.object({ lang: language }),
      async ask(_, ask) {
        const reply = await ask(call)
        asked.data = passkeyOptionsSchema.safeParse(reply.json).data ?? null
        return reply
      },
      done: 'done',
      page: () => '/sign-in',
    })
    const answer = await post(request)
    if (asked.data === null) return answer
    const question = NextResponse.json(asked.data.options, { headers: { 'cache-control': 'no-store' } })
    setPasskeyTicket(question, asked.data.ticket)
    return question
  }
}
