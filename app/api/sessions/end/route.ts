import { z } from 'zod'
import { asItIs, formRoute, language } from '@/lib/bff/form-route'
import { MAX_ID_LENGTH } from '@/lib/contract/constants'
import { settingsPath } from '@/lib/rules/account/settings-tab'
import { signInPath } from '@/lib/rules/auth/sign-in-path'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { endSessions } from '@/lib/server/auth/sessions'

/**
 * Ends the session `session` of who is signed in, or the `others`. A form leads back to the settings, whose
 * anchor says what came of it (components/account/session-list.tsx); JSON is answered with `{ok: true}`,
 * 401, 422 or 503.
 */
export const POST = formRoute({
  schema: z.object({ session: z.string().min(1).max(MAX_ID_LENGTH), lang: language }),
  work: ({ session }, { visitor }) => endSessions(visitor, session),
  refuse: asItIs,
  page({ ok }, { lang }) {
    const settings = localizedPath(settingsPath('profile'), lang)
    return { to: `${settings}#${ok ? 'session-ended' : 'session-not-ended'}`, signIn: signInPath(settings, lang) }
  },
})
