import { z } from 'zod'
import { asItIs, formRoute, language } from '@/lib/bff/form-route'
import { emptyFormState } from '@/lib/rules/auth/form-state'
import { SENT } from '@/lib/rules/result'
import { LOGOUT_FAILED_ANCHOR } from '@/lib/rules/routes/anchors'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { setFormState } from '@/lib/server/auth/form-state'
import { endAtProvider } from '@/lib/server/auth/session-user'

/**
 * Signs out: `{ok: true}`, also when the provider cannot be had or has no such call (404). A form leads to the
 * page of signing in, as the navbar opens the login modal after a logout (spec 1 §2); one that was refused (429) too,
 * where its anchor shows that nothing was done.
 */
export const POST = formRoute({
  schema: z.object({ lang: language }),
  async work(_, { visitor }) {
    await endAtProvider(visitor)
    return { ...SENT, endsSession: true }
  },
  refuse: asItIs,
  page: ({ ok }, { lang }, { request }) =>
    ok
      ? {
          to: localizedPath('/login', lang),
          keep: (answer) => setFormState(answer, request.cookies, { ...emptyFormState('login'), notice: 'signed-out' }),
        }
      : { to: localizedPath('/login', lang) + LOGOUT_FAILED_ANCHOR },
})
