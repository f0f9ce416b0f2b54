import 'server-only'
import { anyFields, formRoute, language } from '@/lib/bff/form-route'
import { deletionReply } from '@/lib/bff/replies'
import { isSignedOut, type Page } from '@/lib/bff/result'
import type { Language } from '@/lib/contract/language'
import type { DeletionReply } from '@/lib/rules/account/deletion-reply'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import type { FailureReason, Result } from '@/lib/rules/result'
import { settingsPath } from '@/lib/rules/account/settings-tab'
import { signInPath } from '@/lib/rules/auth/sign-in-path'
import { ACCOUNT_DELETED_ANCHOR, DELETE_ACCOUNT_ANCHOR } from '@/lib/rules/routes/anchors'
import { notDeleted } from '@/lib/server/account/account'
import { keepCodeBrowser } from '@/lib/server/auth/code-browser'
import type { Fields } from '@/lib/server/read-body'
import type { Cookies } from '@/lib/server/auth/session-cookie'
import type { Visitor } from '@/lib/server/auth/session-call'

type Deletion = Result<{ ok: true; retryAfter?: number }> & { endsSession?: boolean }
type Work = (visitor: Visitor, browser: string, lang: Language, fields: Fields) => Promise<Deletion>

/**
 * A route of the deletion. JSON is answered with `{ok: true, retryAfter}` or `{ok: true}`, or with
 * `{reason, message, retryAfter}`; a form with a redirect to the settings, or to `/` once it is done.
 * @param away what a provider that is away means here
 */
export function deletionRoute(work: Work, away: FailureReason) {
  return formRoute({
    schema: anyFields.transform((fields) => ({ fields, lang: language.parse(fields.lang) })),
    async work({ fields, lang }, { visitor, browser }): Promise<Deletion> {
      const result = await work(visitor, browser, lang, fields)
      return { ...result, endsSession: isDeleted(result) }
    },
    refuse: ({ failure: { reason, retryAfter } }): Deletion =>
      notDeleted(reason === 'away' ? away : reason === 'limited' ? reason : 'incomplete', null, retryAfter),
    page: async (outcome, { lang }, { request }) => pageOf(outcome, lang, request.cookies),
    cookies(answer, outcome, _, { browser }) {
      // Also where the sending failed, a code may be on its way.
      const maySendCode = outcome.ok ? !isDeleted(outcome) : outcome.failure.reason === 'not-sent'
      if (maySendCode) keepCodeBrowser(answer, browser)
    },
  })
}

/** What says when to ask for the next code has only sent one. */
function isDeleted(outcome: Deletion): boolean {
  return outcome.ok && outcome.answer.retryAfter === undefined
}

async function pageOf(outcome: Deletion, lang: Language, cookies: Cookies): Promise<Page> {
  if (isDeleted(outcome)) return { to: localizedPath('/', lang) + ACCOUNT_DELETED_ANCHOR }
  const settings = localizedPath(settingsPath('profile'), lang)
  const before = await deletionReply.find(cookies)
  const wait = (outcome.ok ? outcome.answer.retryAfter : outcome.failure.retryAfter) ?? null
  const reply: DeletionReply = {
    step: outcome.ok ? 'code' : (before?.step ?? 'begin'),
    resendAt: wait === null ? (before?.resendAt ?? null) : Date.now() + wait * 1000,
    failure: outcome.ok ? null : outcome.failure,
  }
  return {
    to: settings + DELETE_ACCOUNT_ANCHOR,
    signIn: signInPath(settings, lang),
    keep: isSignedOut(outcome) ? undefined : (answer) => deletionReply.keep(answer, cookies, reply),
  }
}
