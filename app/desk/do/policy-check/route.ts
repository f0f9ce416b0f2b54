import { z } from 'zod'
import { asItIs, formRoute, refused } from '@/lib/bff/form-route'
import { getDeskToken } from '@/lib/server/auth/session-cookie'
import { leftOutOf } from '@/lib/server/content/policy-html'
import { askDesk } from '@/lib/server/desk/ask-desk'
import { getEnvironment } from '@/lib/server/env'
import { postLimit } from '@/lib/server/visitor-limit'
import { failed } from '@/lib/rules/result'

/** Says of a policy that is being typed what no page would show of it, by what makes the pages. Nothing is kept. */
export const POST = formRoute({
  schema: z.object({ source: z.string() }),
  // It is asked at each pause of whoever types, who wants to save in the end.
  count: postLimit('policy-checks').count,
  refuse: asItIs,
  async work({ source }, { request, visitor: { address } }) {
    const token = getDeskToken(request.cookies)
    if (!getEnvironment().desk) return failed('unknown')
    if (token === null) return refused(403)
    const session = await askDesk({ address, token }, 'GET /desk/session')
    if (session.status === 401) return refused(403)
    return session.ok ? { ok: true, answer: leftOutOf(source) } : failed('away')
  },
})
