import 'server-only'
import { z } from 'zod'
import { anyFields, besideField, formRoute } from '@/lib/bff/form-route'
import { requestReply } from '@/lib/bff/replies'
import { getMessages } from '@/lib/messages/catalogue'
import { localizedPath } from '@/lib/rules/localized-url'
import { REQUEST_FIELDS } from '@/lib/rules/request-form'
import type { RequestResult } from '@/lib/rules/request-reply'
import { failed } from '@/lib/rules/result'
import { readRequestInput } from '@/lib/server/request-input'
import { requestErrors, sendRequest } from '@/lib/server/request-send'

type Sent = RequestResult & { endsSession?: boolean; more?: { since: number } }

/**
 * A route by which visitors ask for something. JSON is answered with `{ok: true}`, or 422 `{reason:
 * 'invalid', errors}` with messages by field, 429 `{reason: 'limited', retryAfter}`, 503 `{reason:
 * 'away'}`; a form with a redirect to its page (app/[lang]/reply).
 */
export function requestRoute(call: 'contact' | 'counselling') {
  return formRoute({
    schema: anyFields.transform((fields, context) => {
      const input = readRequestInput(call, fields)
      if (input !== null) return input
      context.addIssue({ code: 'custom', path: ['type'] })
      return z.NEVER
    }),
    async work(input, { visitor }): Promise<Sent> {
      const errors = requestErrors(input)
      if (Object.keys(errors).length > 0) return failed('invalid', { message: null, errors })
      const { result, since, isSignedOut } = await sendRequest(visitor, input)
      return { ...result, endsSession: isSignedOut, more: { since } }
    },
    refuse: (refusal, { form, lang }) =>
      besideField(refusal, REQUEST_FIELDS[form], getMessages(lang).requests.problems.unfit),
    page: (outcome, input, { request }) => ({
      to: localizedPath(`/reply/${input.form}`, input.lang),
      keep(answer) {
        const { form, type, source, typed, since } = input
        requestReply.keep(answer, request.cookies, {
          form,
          type,
          source,
          since: outcome.more?.since ?? since ?? Date.now(),
          typed: outcome.ok ? {} : typed,
          failure: outcome.ok ? null : outcome.failure,
        })
      },
    }),
  })
}
