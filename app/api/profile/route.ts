import type { NextRequest, NextResponse } from 'next/server'
import { anyFields, formRoute, language, type Post, type Refusal } from '@/lib/bff/form-route'
import { profileReply } from '@/lib/bff/replies'
import { answerJson, isSignedOut, visitorOf } from '@/lib/bff/result'
import { MAX_PICTURE_BYTES } from '@/lib/contract/constants'
import type { Language } from '@/lib/contract/language'
import { getMessages } from '@/lib/messages/catalogue'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { PROFILE_FORM_FIELDS } from '@/lib/rules/account/profile-form'
import { profileTyped } from '@/lib/rules/account/profile-reply'
import { failed } from '@/lib/rules/result'
import { waitText } from '@/lib/rules/text/wait-text'
import { settingsPath } from '@/lib/rules/account/settings-tab'
import { refererLanguage, signInPath } from '@/lib/rules/auth/sign-in-path'
import { surviveOutage } from '@/lib/server/provider/outage'
import { readProfile } from '@/lib/server/account/profile'
import { type ProfileResult, updateProfile } from '@/lib/server/account/profile-update'
import type { Fields } from '@/lib/server/read-body'

/** The student's profile; 401 `{reason: 'signed-out'}` without a session, 503 while the provider is away. */
export async function GET(request: NextRequest): Promise<NextResponse> {
  const own = await surviveOutage(() => readProfile(visitorOf(request)), { fallback: 'away' })
  if (own === 'away') return answerJson(failed('away', { message: null }))
  return answerJson(own === null ? failed('signed-out') : { ok: true, answer: own.profile })
}

/**
 * Changes the profile: `first_name`, `last_name`, `email`, `phone`, and optionally the file `image`. A script
 * is answered with the profile as it is then, or `{reason, field, message}` with the text to show; a
 * form with a redirect to the settings.
 */
export const POST = formRoute({
  schema: anyFields,
  work: (fields, post) => updateProfile(post.visitor, fields, langOf(fields, post)),
  refuse: (refusal, fields, post) => refuse(refusal, langOf(fields, post)),
  page(outcome, fields, post) {
    const lang = langOf(fields, post)
    const to = localizedPath(settingsPath('profile'), lang)
    const reply = outcome.ok ? { typed: {}, failure: null } : { typed: profileTyped(fields), failure: outcome.failure }
    return {
      to,
      signIn: signInPath(to, lang),
      // What was typed is an account's, and whoever signs in may have another.
      keep: isSignedOut(outcome) ? undefined : (answer) => profileReply.keep(answer, post.request.cookies, reply),
    }
  },
  largestFile: MAX_PICTURE_BYTES,
})

/** A body that is refused unread says none. */
function langOf({ lang }: Fields, { request }: Post): Language {
  return language.parse(lang ?? refererLanguage(request.headers.get('referer')))
}

function refuse({ failure, status }: Refusal, lang: Language): ProfileResult {
  const text = getMessages(lang).account
  if (failure.reason === 'signed-out') return failed('signed-out')
  if (failure.reason === 'away') return failed<never>('away', { field: null, message: text.saveFailed })
  if (failure.reason === 'limited') {
    const wait = failure.retryAfter ?? 1
    return { ...failed<never>('limited', { field: null, message: waitText(wait, text.tooMany) }), retryAfter: wait }
  }
  if (status === 413) return { ...failed('invalid', { field: 'image', message: text.pictureTooLarge }), status }
  const field = PROFILE_FORM_FIELDS.find((name) => name === failure.field) ?? null
  return failed('invalid', { field, message: text.problems.unfit })
}
